import { expect, test } from 'vitest';
import { drawn } from '../../testing/rendered.tsx';
import { Hero } from './hero.tsx';

test('the top of the front page says what every order gets, with the shop’s own time', () => {
  const { text } = drawn(<Hero products={[]} />, ['home']);
  for (const promise of [
    'You see every letter before you pay',
    'Order by 2pm on a working day, sent that day',
    'Faulty or not as pictured? We put it right',
  ])
    expect(text).toContain(promise);
});
