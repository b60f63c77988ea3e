import { expect, test } from 'vitest';
import { drawn } from '../../testing/rendered.tsx';
import ContactScreen from './contact-screen.tsx';

const NAMESPACES = ['contact', 'prose', 'contact-form'];

test('what most messages ask is answered above the form', () => {
  const { text, links } = drawn(<ContactScreen />, NAMESPACES, '/contact');
  expect(links.get('Find your order')).toBe('/find-order');
  const questions = [
    'Where is my order?',
    'When will it arrive?',
    'Can I still change or cancel it?',
  ];
  for (const question of ['What people often ask', ...questions]) {
    expect(text.indexOf(question)).toBeGreaterThan(0);
    expect(text.indexOf(question)).toBeLessThan(text.indexOf('Send message'));
  }
});

test('the hours are shown once they are set', () => {
  const hours = 'Monday to Friday, 9am to 5pm';
  const withHours = { openingHours: hours };
  expect(drawn(<ContactScreen />, NAMESPACES, '/contact', withHours).text).toContain(hours);
  expect(drawn(<ContactScreen />, NAMESPACES, '/contact').text).not.toContain('9am');
});
