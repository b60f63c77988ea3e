/** A product as lists show it. */
import type { Availability } from './availability.ts';
import type { Picture } from './picture.ts';

export interface ProductCard {
  slug: string;
  name: string;
  summary: string;
  /** The price of the cheapest variant. */
  fromPence: number;
  /** Whether variants differ in price. */
  pricesVary: boolean;
  wasPence: number | null;
  availability: Availability;
  picture: Picture | null;
  design: string;
  plate: string;
  angle: string;
  /** Labels of the fields that can be personalised. */
  personalises: string[];
}
