/** The values of columns that have no type in the domain. */
import type { DesignSeal } from '../../artwork/render/renderer-version.ts';

/** The chosen options of a variant, such as its colour, by their labels. */
export type VariantOptions = Record<string, string>;

/** The texts of a personalisation with their labels, as ordered. */
export type OrderedTexts = { label: string; text: string }[];

/** SHA-256 of each font's file, by its id. */
export type FontHashes = DesignSeal['fonts'];

/** Lines that a name list added to a cart. */
export type AddedLines = { personalisationHash: string; quantity: number }[];

/** Values for a translation, by their names. */
export type TranslationValues = Record<string, string>;

/** The fields of a form from the website. */
export type FormItems = { name: string; value: string }[];

/** What changed about a record, by property. */
export type JournalValues = Record<string, string | number | boolean | null>;

export type CartState = 'open' | 'ordered' | 'merged';
export type HoldState = 'held' | 'taken' | 'released';
export type LinkPurpose = 'activation' | 'recovery';
export type StaffLinkPurpose = 'invitation' | 'signIn';
export type ChallengePurpose = 'register' | 'signIn';
/** How a session of the office was opened. */
export type OpeningKind = 'link' | 'invitation' | 'password' | 'passkey';
export type ActorKind = 'staff' | 'command' | 'system';
export type DraftDecision = 'approved' | 'change';
export type AdjustmentKind = 'delivery' | 'discount';
export type PriceKind = 'regular' | 'offer';
export type PhotoFormat = 'jpeg' | 'webp';
export type MachineFileKind = 'png' | 'pdf' | 'svg' | 'dxf' | 'stl' | 'jobSheet';
