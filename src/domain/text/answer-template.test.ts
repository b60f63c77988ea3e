import { describe, expect, test } from 'vitest';
import { answerTemplateProblem, fillAnswerTemplate, withTwoBraces } from './answer-template.ts';

describe('a template of answers', () => {
  test.each([
    ['Dear {{name}},', 'Siân', 'Dear Siân,'],
    ['Dear {{ name }},', '$& Co', 'Dear $& Co,'],
    ['Dear {name},', 'Siân', 'Dear Siân,'],
    ['Dear {name},', null, 'Dear customer,'],
    ['Dear {{name}},', '{name}', 'Dear {name},'],
    ['Dear {order},', 'Siân', 'Dear {order},'],
  ])('%j for %j is %j', (text, name, filled) => {
    expect(fillAnswerTemplate(text, name)).toBe(filled);
  });

  test('from before is shown with two braces', () => {
    expect(withTwoBraces('Dear {name}, {{name}}')).toBe('Dear {{name}}, {{name}}');
  });

  test.each([
    ['Dear {{name}},', null],
    ['Dear {name},', null],
    ['We print {mugs, slates}.', null],
    ['Dear {{first}},', 'Answers do not know {{first}}. They know {{name}}.'],
    ['Dear {first},', 'Answers do not know {first}. They know {{name}}.'],
    ['Dear {{name},', 'Write a placeholder with two braces on each side, such as {{name}}.'],
    ['Dear {{your name}},', 'Write a placeholder with two braces on each side, such as {{name}}.'],
  ])('%j: %s', (text, expected) => {
    expect(answerTemplateProblem(text)).toBe(expected);
  });
});
