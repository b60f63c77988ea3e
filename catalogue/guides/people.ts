/** Help with choosing for him, for her, for children and for animals. */
import type { Guide } from '../../src/domain/catalogue/guide.ts';

const FITS_ANYBODY = {
  question: 'I cannot decide. What suits almost anybody?',
  answer:
    'A mug with the name they are called at home, and nothing else on it. It is used, it is theirs, and it costs little.',
};

export const peopleGuides: Readonly<Record<string, Guide>> = {
  'for-her': {
    paragraphs: [
      'Begin with her day rather than with flowers. Somebody who starts with tea has a use for one more good mug if it is really hers; somebody who is out by seven wants a tumbler with a lid. Readers like the bookshelf, where you choose the titles’ authors. Cooks like their own name over their own kitchen.',
      'Her first name is nearly always better than “Mum” or “Wife” if the present is from a friend. For a sister, put in the name you had for her as children. For a large birthday choose something that hangs on a wall or lies on the table for years, and write the year on it. Small presents go well beside another: a keyring with a house key, a coaster with a book.',
    ],
    questions: [
      FITS_ANYBODY,
      {
        question: 'Can I see her name before I pay?',
        answer: 'Yes. The photograph changes as you type, and shows what will be made.',
      },
      {
        question: 'Can the colours be changed?',
        answer:
          'Yes. “Change the design” lets you choose other colours and lettering on what is printed.',
      },
    ],
  },
  'for-him': {
    paragraphs: [
      'Men are said to be hard to buy for. It helps to look at what is worn out: the bottle with the dent, the shirt from the race in 2014, the mug without a handle. Replace that, with his name on. A glass with an initial and a crest suits a good measure; contour lines suit a hill he has really climbed, with its height.',
      'Keep words short and his own. A nickname from school or a squad number is funnier than any slogan, and nobody else has it. For a workshop, a shed or an allotment choose slate or oak, which look better with use. For a desk, a name plate or a coaster is modest enough for a colleague. T-shirts go from small to very large; each product’s page lists the sizes.',
    ],
    questions: [
      FITS_ANYBODY,
      {
        question: 'Is there something for a man who collects nothing?',
        answer: 'A steel bottle or a whisky glass. Both are used up by nobody and owned by few.',
      },
      {
        question: 'Can I put a company’s name on it?',
        answer: 'Yes, if it is your own or you have the right to use it.',
      },
    ],
  },
  children: {
    paragraphs: [
      'Children read their own name before anything else, and guard whatever carries it. Spell it as they spell it, accents and capitals included; nothing else in the house may have got it right so far. For the very young choose things that adults hang up: a canvas, a clock without a tick, a plaque on the door.',
      'From about three, a placemat and a cup of their own make meals easier, and steel bottles with large letters come home from school. T-shirts begin at age three; take the larger size if in doubt. Add a job title on the small line, such as “chief puddle jumper”, and let them invent it. Brothers and sisters are best served alike: paste all the names once, and each gets their own without a quarrel.',
    ],
    questions: [
      {
        question: 'Are the cups safe for children?',
        answer:
          'Mugs are ceramic and break when dropped; steel tumblers and bottles do not. Each product’s page says what it is made of and how to clean it.',
      },
      {
        question: 'Can I order one for each child in a class?',
        answer: 'Yes. Paste the list of names on the product’s page, and each gets one.',
      },
      {
        question: 'Do the clocks tick?',
        answer: 'No, they sweep silently, so that they can hang in a bedroom.',
      },
    ],
  },
  pets: {
    paragraphs: [
      'Animals do not care for presents, but their people do. A mug with the dog’s name and “the one who holds the lead” is honest about who is in charge. For the animal itself choose a placemat, which goes under the bowls and wipes clean, or a sign for the gate with a fair warning to visitors.',
      'Write the name as it is called across the park rather than the one on the certificate. The paw prints fit any dog, cat or rabbit; if you want the very animal, add a photograph of it to anything that is printed in colour. For walkers, a steel bottle or a keyring goes along each day. If the present is in memory of an animal, dates look best below the name, and slate or canvas keeps them well.',
    ],
    questions: [
      {
        question: 'Can I use a photograph of my dog?',
        answer:
          'Yes, on mugs, canvases, placemats and everything else printed in colour: “Change the design” on the product’s page.',
      },
      {
        question: 'Can two animals share one?',
        answer: 'Yes. Write both names with an “&” between them.',
      },
      {
        question: 'Is the keyring meant for a collar?',
        answer: 'No, it is made for keys. A tag for a collar must show your address by law.',
      },
    ],
  },
};
