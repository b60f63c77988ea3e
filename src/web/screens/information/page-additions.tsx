/** What single pages add to their text: figures, the seller's details, the page counter's switch. */
import type { ReactNode } from 'react';
import { FoldedSection } from '../../features/prose/folded-section.tsx';
import type { Highlight } from '../../features/prose/highlights.tsx';
import type { InformationPage } from '../../features/prose/information-pages.ts';
import { SellerBlock } from '../../features/prose/seller-block.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { shopSettings } from '../../state/settings.ts';
import { AboutPictures } from './about-pictures.tsx';
import { VisitsPanel } from './visits-panel.tsx';

export interface Additions {
  /** At full width, below the heading. */
  lead?: ReactNode;
  highlights?: readonly Highlight[];
  /** A section that is shown before the contents. */
  opening?: string;
  /** Around its other sections. */
  Fold?: typeof FoldedSection;
  /** Across the page, since the text has pictures. */
  isWide?: boolean;
  /** By section name; shown below the section's text. */
  sections?: Readonly<Record<string, ReactNode>>;
  /** Blocks that do not apply with this shop's settings: 'sharing.avatar'. */
  without?: readonly string[];
}

// Below everything that is seen at first. Without it the text is complete.
const MadeHere = lazyComponent(async () => (await import('./made-here.tsx')).MadeHere);

const WhenAlive = () => useStoredStateRead() && <MadeHere />;

const LEAF = { path: 'M4.5 19.5C4 11 9 5 20 4.5c.5 10-5 15-12.5 13M4.5 19.5c2-4.5 5-7.5 9-9.5' };
const seller = <SellerBlock />;

const additions: Partial<Record<InformationPage, () => Additions>> = {
  about: () => ({
    lead: <AboutPictures />,
    isWide: true,
    sections: { seller, making: <WhenAlive /> },
  }),
  payment: () => ({
    highlights: [
      { name: 'ways', icon: 'card' },
      { name: 'safe', icon: 'check' },
      { name: 'invoice', icon: 'mail' },
    ],
  }),
  'selling-to-us': () => ({
    highlights: [
      { name: 'made', icon: 'pencil' },
      { name: 'small', icon: LEAF },
      { name: 'fair', icon: 'heart' },
    ],
  }),
  'legal-terms': () => ({ sections: { seller } }),
  'legal-returns': () => ({ opening: 'short', Fold: FoldedSection, sections: { seller } }),
  'legal-privacy': () => ({
    sections: { seller },
    without: [
      ...(shopSettings().avatarOrigin === '' ? ['sharing.list1.avatar'] : []),
      ...(shopSettings().findsAddresses ? [] : ['sharing.list1.finder']),
    ],
  }),
  'legal-cookie': () => ({ sections: { counter: <VisitsPanel /> } }),
};

export function additionsTo(page: InformationPage): Additions {
  return additions[page]?.() ?? {};
}
