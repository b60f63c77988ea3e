/** Help with choosing, shown below the products of a category. */
export interface Guide {
  /** Together 100 to 150 words. */
  paragraphs: string[];
  questions: { question: string; answer: string }[];
}
