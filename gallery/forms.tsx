/** Exhibits of form fields and choices. */
import { useState } from 'react';
import { Checkbox } from '../src/ui/forms/checkbox.tsx';
import { CodeBoxes } from '../src/ui/forms/code-boxes.tsx';
import type { Counter } from '../src/ui/forms/field-frame.tsx';
import { Field } from '../src/ui/forms/field.tsx';
import { PasswordField } from '../src/ui/forms/password-field.tsx';
import { Select } from '../src/ui/forms/select.tsx';
import { FoldedFields } from '../src/ui/forms/folded-fields.tsx';
import { Suggestion } from '../src/ui/forms/suggestion.tsx';
import { TextArea } from '../src/ui/forms/text-area.tsx';
import type { Exhibit } from './exhibit.ts';

const COUNTER: Counter = {
  shown: (used, limit) => `Max Character Limit ${used}/${limit}`,
  most: (limit) => `${limit} characters at most`,
  left: (characters) => `${characters} characters left`,
};
const REVEAL = {
  show: 'Show',
  hide: 'Hide',
  showLabel: 'Show password',
  hideLabel: 'Hide password',
};
const SIZES = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large (sold out)', disabled: true },
];
const ERROR = 'Please enter a valid email address.';

function Code({ typed, error }: { typed: string; error?: string }) {
  const [digits, setDigits] = useState<readonly string[]>(
    Array.from({ length: 6 }, (_, place) => typed[place] ?? ''),
  );
  return (
    <CodeBoxes
      name={`code-${typed}`}
      label="Authentication code"
      digitLabel={(place) => `Digit ${place}`}
      digits={digits}
      onChange={setDigits}
      {...(error && { error })}
    />
  );
}

function Message({ error }: { error?: string }) {
  const [text, setText] = useState('Happy birthday,\nNan!');
  return (
    <TextArea
      label="Gift note"
      hint="We print it on a card."
      value={text}
      maxLength={30}
      counter={COUNTER}
      onChange={(event) => setText(event.currentTarget.value)}
      {...(error && { error })}
    />
  );
}

export const FORMS: readonly Exhibit[] = [
  {
    name: 'Field',
    file: 'forms/field.tsx',
    states: {
      empty: <Field label="First name" name="first" />,
      required: <Field label="First name" name="required" required />,
      filled: <Field label="First name" name="filled" defaultValue="Siân" />,
      'with a hint': <Field label="Phone" name="phone" hint="For the courier only." />,
      'with a counter': (
        <Field
          label="Name"
          name="counted"
          maxLength={12}
          counter={COUNTER}
          defaultValue="Grandma"
        />
      ),
      'near its limit': (
        <Field
          label="Name"
          name="near"
          maxLength={12}
          counter={COUNTER}
          defaultValue="Grandmother"
        />
      ),
      wrong: <Field label="Email" name="wrong" defaultValue="sian@" error={ERROR} />,
      disabled: <Field label="Email" name="disabled" defaultValue="sian@example.org" disabled />,
    },
  },
  {
    name: 'PasswordField',
    file: 'forms/password-field.tsx',
    states: {
      filled: (
        <PasswordField label="Password" name="pass" reveal={REVEAL} defaultValue="keepsake" />
      ),
      wrong: (
        <PasswordField
          label="Password"
          name="short"
          reveal={REVEAL}
          error="Password must be a minimum of 8 characters."
        />
      ),
    },
  },
  {
    name: 'TextArea',
    file: 'forms/text-area.tsx',
    states: { filled: <Message />, wrong: <Message error="Please shorten the note." /> },
  },
  {
    name: 'Select',
    file: 'forms/select.tsx',
    states: {
      usual: <Select label="Size" name="size" options={SIZES} defaultValue="m" />,
      inline: <Select label="Sort by" name="sort" options={SIZES} inline />,
      wrong: <Select label="Size" name="no-size" options={SIZES} error="Please choose a size." />,
    },
  },
  {
    name: 'Checkbox',
    file: 'forms/checkbox.tsx',
    states: {
      off: <Checkbox label="Send me news" name="news" />,
      on: <Checkbox label="Send me news" name="news-on" defaultChecked />,
      switch: <Checkbox label="Count my visits" name="visits" look="switch" defaultChecked />,
      wrong: <Checkbox label="I accept the terms" name="terms" error="Please accept the terms." />,
      disabled: <Checkbox label="Send me news" name="no-news" disabled />,
    },
  },
  {
    name: 'CodeBoxes',
    file: 'forms/code-boxes.tsx',
    states: {
      empty: <Code typed="" />,
      'half typed': <Code typed="123" />,
      wrong: <Code typed="123456" error="Invalid two step code." />,
    },
  },
  {
    name: 'FoldedFields',
    file: 'forms/folded-fields.tsx',
    states: {
      folded: (
        <FoldedFields label="Company or county" isNeeded={false}>
          <Field label="Company of nobody" />
        </FoldedFields>
      ),
      'one of them is filled': (
        <FoldedFields label="Company or county of an office" isNeeded>
          <Field label="Company" defaultValue="Price & Daughters" />
        </FoldedFields>
      ),
    },
  },
  {
    name: 'Suggestion',
    file: 'forms/suggestion.tsx',
    states: {
      'something to suggest': <Suggestion text="Did you mean sian@gmail.com?" onTake={() => {}} />,
      'nothing to suggest': (
        <Suggestion
          text={null}
          onTake={() => {}}
          otherwise="We send your order confirmation there."
        />
      ),
    },
  },
];
