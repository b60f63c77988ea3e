/** A category's products and the questions of its guide as schema.org structured data. */

interface Guide {
  questions: readonly { question: string; answer: string }[];
}

/** @param guide null where the page does not show it */
export function categoryStructure(
  products: readonly { slug: string; name: string }[],
  guide: Guide | null,
  origin: string,
): object {
  const list = {
    '@type': 'ItemList',
    itemListElement: products.map(({ slug, name }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      url: `${origin}/p/${slug}`,
    })),
  };
  return { '@graph': guide ? [list, questionsOf(guide)] : [list] };
}

function questionsOf({ questions }: Guide): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
