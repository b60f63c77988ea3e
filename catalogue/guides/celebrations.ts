/** Help with choosing for birthdays, weddings, babies, teachers and the family. */
import type { Guide } from '../../src/domain/catalogue/guide.ts';

export const celebrationGuides: Readonly<Record<string, Guide>> = {
  birthday: {
    paragraphs: [
      'A birthday present with a name on is hard to give to the wrong person. Start with what they use every day: a mug or a tumbler for somebody at home, a steel bottle for somebody always out, a clock or a canvas when the number ends in nought. Put the age or the year of birth on the small line; it is the detail people read aloud.',
      'For a child, choose the thing they reach for themselves, such as a placemat or a door plaque, and spell the name as the child does. For a shared present from a whole office or family, one larger thing usually outlives several small ones. If you are not sure of a spelling, send the picture to somebody who knows before you order. They see no price.',
    ],
    questions: [
      {
        question: 'How late can I order for a birthday?',
        answer:
          'An order placed before the cut-off on a working day leaves the same day, and the courier takes one to three working days. Each product’s page shows the days for an order placed now.',
      },
      {
        question: 'Can it be sent straight to the person whose birthday it is?',
        answer:
          'Yes. Give their address at the checkout and write a gift note; it is printed and goes into the parcel. The packing slip shows no prices.',
      },
      {
        question: 'What do I write if I only know the name?',
        answer:
          'The name alone is enough. The small lines above and below it may stay empty, or keep the words of our sample.',
      },
    ],
  },
  'new-baby': {
    paragraphs: [
      'A baby is given many blankets and few things with its name on. The name, the day and the minute suit a canvas over the cot; if the weight is known, there is room for it as well. Wait for the announcement before you order: a name is sometimes changed in the first days, and what is made to order cannot be made again for nothing.',
      'Think of the others in the house, too. A big sister or brother likes a shirt or a cup of their own on a day about somebody small. For a christening or a naming day, a plain canvas with the date is kept longest. Godparents often choose something that can be used at three as well as at three weeks, such as a placemat or a door plaque.',
    ],
    questions: [
      {
        question: 'Is there anything a baby should not have in the cot?',
        answer:
          'Yes. Canvases, clocks and plaques are for the wall or the door, out of a baby’s reach. Our T-shirts begin at three years.',
      },
      {
        question: 'Can I leave out the weight or the time?',
        answer: 'Yes. Lines you leave empty do not appear, and the design closes up around them.',
      },
      {
        question: 'Can twins share one picture?',
        answer:
          'Yes. Write both names with an “&” between them, and look at the picture: it shows exactly what will be made.',
      },
    ],
  },
  weddings: {
    paragraphs: [
      'The best wedding presents carry both names and the date, and are useful on an ordinary Tuesday. An oak board or a pair of glasses is used within a week; a canvas of the hill or the night sky where it all began is hung within a year. Use the names that the couple will have afterwards only if you know them. First names are always right.',
      'Couples who are marrying order here for the day itself: a sign by the door, glasses for the toast, and a coaster at each place instead of a card. Paste the whole list of guests once, and each coaster gets its name. Check the list against the seating plan before you pay. For anniversaries, add the number of years to the small line.',
    ],
    questions: [
      {
        question: 'Can I order one for every guest?',
        answer:
          'Yes. “Many names? Paste a list” on a product’s page makes one of each from your list, and adds all of them to the cart at once.',
      },
      {
        question: 'Can the couple approve the design first?',
        answer:
          'Yes. “Send for approval” makes a link that shows the design and no price. They can say that it is right, or what should change.',
      },
      {
        question: 'How does the glass survive the dishwasher?',
        answer:
          'The name is etched into the glass, so it cannot wash off. Each product’s page says how to care for it.',
      },
    ],
  },
  teachers: {
    paragraphs: [
      'A teacher has enough mugs that say “best teacher”, and very few that say their own name. Write it as the children say it, with the year or the class underneath, and the present is about that one year and nobody else’s. Miss, Mrs, Mr, Ms or Mx: ask the school office if you are unsure.',
      'From one child, a coaster or a keyring is the right size and costs less than ten pounds. From a whole class, choose one larger thing and put the class on it rather than thirty names, or a clock or a plaque that stays in the room. Remember teaching assistants, lunchtime staff and whoever opens the gate; order several with different names in one go from a pasted list.',
    ],
    questions: [
      {
        question: 'When should I order for the end of term?',
        answer:
          'A week before is comfortable. Orders leave on the day if they arrive before the cut-off, and the courier takes one to three working days.',
      },
      {
        question: 'Can I put the names of all the children on it?',
        answer:
          'The family tree and bookshelf designs take up to eight names. For more, put the class on the present and sign the card.',
      },
      {
        question: 'Do you have something for assistants, too?',
        answer:
          'Every design takes any name and any line, so “Thank you, Miss Ahmed, Reception” works as well as “Best teacher”.',
      },
    ],
  },
  family: {
    paragraphs: [
      'Grandmothers are called Nan, Nana, Nain, Granny, Gran and a great deal else. Put on the mug what the grandchildren call her, not what is in the passport; the same goes for Grandad, Taid, Pops and Papa. That one word is what makes the present hers or his, and it is why a plain shop-bought one stays at the back of the cupboard.',
      'For parents, names of the children make the best small line. A family tree takes up to eight of them, pets included, and suits a wall that everybody walks past. If the family is far apart, choose something that can be posted easily: coasters and keyrings are flat and light. And if you are not certain how a name is spelt, send the picture to a sister who is.',
    ],
    questions: [
      {
        question: 'How many names fit on a family tree?',
        answer: 'Up to eight. Write them with commas between: Tilly, Joe, Samosa the cat.',
      },
      {
        question: 'Can I use Welsh, Irish or Polish letters?',
        answer:
          'Yes. Siân, Llŷr, Sinéad and Łukasz are written as they should be. The picture shows every letter as it will be made.',
      },
      {
        question: 'I made a mistake. Can it be put right?',
        answer:
          'Until we start making it, you can change the words of a paid order yourself, without writing to us.',
      },
    ],
  },
};
