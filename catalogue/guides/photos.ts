/** Help with choosing photo gifts. */
import type { Guide } from '../../src/domain/catalogue/guide.ts';

export const photoGuides: Readonly<Record<string, Guide>> = {
  'photo-gifts': {
    paragraphs: [
      'There are places for one photograph, or for nine. You choose several at once; the first goes into the first place, and each can be moved, brought nearer or made brighter while the picture of the product follows. Faces near the middle are safest. Where a picture has to be cut to fit, we keep more at the top than at the foot, because that is where faces mostly are.',
      'Small things ask little of a photograph: the frame on a mug is some four centimetres wide. A canvas of sixty centimetres asks for four thousand pixels to look sharp close by, which most phones of the last years take. A picture that was sent by a messenger is usually much smaller; ask for the original. On slate, beech and steel it is engraved in fine dots of one tone, so strong light and a plain background do best.',
    ],
    questions: [
      {
        question: 'How do I know that my photograph is sharp enough?',
        answer:
          'The page says so as soon as it is chosen, with the size at which it will be printed. What would be blurred beyond recognition is refused; where it would only be soft, you decide.',
      },
      {
        question: 'What if the photographs are on another device?',
        answer:
          'Open the product on that device. You can also save a design with the photographs you have and add the others later.',
      },
      {
        question: 'Which kinds of files can I send?',
        answer: 'JPEG, PNG and WebP, of at most 60 megapixels.',
      },
    ],
  },
};
