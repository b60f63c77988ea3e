/** Help with choosing for the days of the year, and in memory of somebody. */
import type { Guide } from '../../src/domain/catalogue/guide.ts';

export const dayGuides: Readonly<Record<string, Guide>> = {
  christmas: {
    paragraphs: [
      'For the table, start with placemats or coasters, one for each chair: paste the list of names once, and nobody has to ask where to sit. For a stocking, keyrings and slate coasters are flat, light and under ten pounds. For grandparents, put on the mug what the grandchildren call them.',
      'Things that say “Christmas 2026” are lovely for one month and puzzling in July. If you want it used all the year round, put the family’s name or a year of founding in that place instead. Large canvases and clocks are best ordered early in December, while there is still time to see them, change your mind about a spelling and tell us. Presents can go straight to the person, with a gift note in the parcel and no prices on the slip.',
    ],
    questions: [
      {
        question: 'Do you gift-wrap?',
        answer:
          'Not at the moment. We print your gift note on a card and put it into the parcel, and the packing slip shows no prices.',
      },
      {
        question: 'Can different presents go to different addresses?',
        answer: 'Each order goes to one address. Place one order for each address.',
      },
      {
        question: 'Can it be returned after Christmas?',
        answer:
          'What is made with a name cannot be returned because of a change of mind. If it is faulty or not as you ordered it, we make it again or give the money back.',
      },
    ],
  },
  'mothers-day': {
    paragraphs: [
      'In Britain and Ireland, Mother’s Day is the fourth Sunday of Lent, three weeks before Easter, so its date moves each year and is earlier than in America. Post and couriers do not come on that Sunday; aim for the Friday before. Breakfast in bed asks for a mug, a coaster under it and a name that only her children use.',
      'If she has mugs enough, a board for the kitchen or a clock with her name on its face is used every day. Mothers of grown children often like the whole family on one canvas, with the grandchildren and the dog. For someone’s first Mother’s Day, write the baby’s name and the year. For a stepmother, an aunt or a nan who did the mothering, the words are yours to choose.',
    ],
    questions: [
      {
        question: 'Can I put all her children’s names on it?',
        answer: 'Yes. Family tree designs take up to eight names; on a mug, use the small line.',
      },
      {
        question: 'Will she see the price?',
        answer: 'No. The packing slip in the parcel shows no prices.',
      },
      {
        question: 'Can you write Mam, Mamgu or Nain?',
        answer: 'Yes, and anything else she answers to. Accents are made as you type them.',
      },
    ],
  },
  'fathers-day': {
    paragraphs: [
      'Father’s Day in Britain is the third Sunday in June. Fathers say that they want nothing, and mean nothing silly. So begin with what he does on a Sunday morning: the hill, the allotment, the touchline, the paper. A bottle with his summit on it goes up the next one; a glass with his initial is brought out for visitors.',
      'A joke is welcome if it is his own. “World’s okayest Dad” is on the stripes because you can change it into something only your family says. From small children, their names on the line below are the whole present. For grandfathers, use the name he is called: Grandad, Grandpa, Taid, Pops. Keyrings and coasters are the ones to choose if it has to fit through a letterbox.',
    ],
    questions: [
      {
        question: 'Can I put a number on the football shirt?',
        answer:
          'Yes, his name and his number, as they were on his back. There is no club’s badge on any design.',
      },
      {
        question: 'Does the hill have to be one of yours?',
        answer: 'No. Write any summit and its height; the contour lines are drawn around it.',
      },
      {
        question: 'Is the engraving on bottles permanent?',
        answer: 'Yes. A laser takes the coating off down to the steel, so nothing can peel.',
      },
    ],
  },
  valentines: {
    paragraphs: [
      'Two names, one date and a place say more than a printed verse. Use the day you met rather than the fourteenth of February, and the present is right for the rest of the year as well. The night sky takes a place and an hour; the hearts take a date and a town; the hill takes the walk on which one of you asked.',
      'New couples are safest with something small: a keyring or a coaster with two first names. After ten years, a canvas for the wall or an oak board says that you are staying. If you are apart, have it sent straight to the other address, with a note in the parcel. Nothing on the outside says what is in it, and there is no price on the slip.',
    ],
    questions: [
      {
        question: 'Can the date be any date?',
        answer: 'Yes. Write it as you like to read it: 14 · 02 · 2019, or “a wet Tuesday in May”.',
      },
      {
        question: 'Is there something without hearts?',
        answer: 'Yes. The night sky, the mountains and the fine lettering have none.',
      },
      {
        question: 'Can we both be called Sam?',
        answer: 'Certainly. Every name is typed by you, and both are made.',
      },
    ],
  },
  memorial: {
    paragraphs: [
      'Something in memory of a person or an animal should be quiet, and right. A name and two dates are enough; a place, a line from a song or what they always said can stand below. Slate weathers gently and suits a shelf or a sheltered spot outdoors. A night sky shows the stars over a place and a time. A meadow is kind to look at each morning.',
      'You need not hurry. Save the design, send the picture to the family, and order when everybody says that it is right; they see no price. If it is a present for someone who is grieving, ask first how the name is written and which dates they keep. For a dog or a cat, the paw prints take the name that was called across the park.',
    ],
    questions: [
      {
        question: 'Can the family check the words first?',
        answer:
          'Yes. “Send for approval” makes a link to the picture, without a price, where others can answer.',
      },
      {
        question: 'Will slate last outside?',
        answer:
          'The engraving does not wear off. A frosty, exposed place can split any natural slate, so a porch or a sheltered wall is better.',
      },
      {
        question: 'Can I add a photograph?',
        answer:
          'Yes, on everything that is printed in colour. “Change the design” on the product’s page lets you add one.',
      },
    ],
  },
};
