/** Suggests a correction for a mistyped email address. It never refuses one, since any address may be right. */
import { editDistance } from '../text/edit-distance.ts';

const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'live.co.uk',
  'msn.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'aol.co.uk',
  'btinternet.com',
  'sky.com',
  'virginmedia.com',
  'talktalk.net',
  'ntlworld.com',
  'tiscali.co.uk',
  'blueyonder.co.uk',
  'protonmail.com',
  'proton.me',
  'outlook.co.uk',
  'mail.com',
  'gmx.co.uk',
  'gmx.com',
  'fastmail.com',
];

/** Mistyped top-level domains and their corrections. */
const ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cok: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  cim: 'com',
  vom: 'com',
  xom: 'com',
  coom: 'com',
  copm: 'com',
  clm: 'com',
  dom: 'com',
  'co.k': 'co.uk',
  'co.u': 'co.uk',
  'co.ukk': 'co.uk',
  'co.ku': 'co.uk',
  'c.uk': 'co.uk',
  couk: 'co.uk',
  'cp.uk': 'co.uk',
  'vo.uk': 'co.uk',
  'co.ul': 'co.uk',
  'co.uj': 'co.uk',
  'org.u': 'org.uk',
  'org.k': 'org.uk',
  'ac.u': 'ac.uk',
  nte: 'net',
  ner: 'net',
  met: 'net',
};

/** Endings of an address that is not typed completely. */
const UNFINISHED = new Set(['', 'c', 'co', 'cm', 'om']);

/** Shorter domains have too many real neighbours. */
const SHORTEST = 6;
const LONG = 9;

/** Null if there is no better guess than the typed address. */
export function suggestEmail(email: string): string | null {
  const at = email.trim().lastIndexOf('@');
  if (at < 1) return null;
  const name = email.trim().slice(0, at);
  const domain = email
    .trim()
    .slice(at + 1)
    .toLowerCase();
  const ended = correctEnding(domain);
  const suggested = nearestProvider(ended) ?? ended;
  return suggested === domain ? null : `${name}@${suggested}`;
}

/** The nearest provider's domain, or the domain itself if it is one; null if none is near. */
function nearestProvider(domain: string): string | null {
  if (PROVIDERS.includes(domain)) return domain;
  if (domain.length < SHORTEST) return null;
  const most = domain.length < LONG ? 1 : 2;
  const [label = '', ...ending] = domain.split('.');
  // Providers have domains in many countries: 'hotmail.fr' is one, 'gmail.co' is not.
  const isElsewhere = !UNFINISHED.has(ending.join('.'));
  const near = PROVIDERS.filter((provider) => !(isElsewhere && provider.startsWith(`${label}.`)))
    .map((provider) => ({
      provider,
      far: editDistance(domain, provider, most),
    }))
    .filter(({ far }) => far <= most);
  return near.toSorted((one, other) => one.far - other.far)[0]?.provider ?? null;
}

function correctEnding(domain: string): string {
  const ending = Object.keys(ENDINGS).find((wrong) => domain.endsWith(`.${wrong}`));
  return ending === undefined ? domain : domain.slice(0, -ending.length) + ENDINGS[ending];
}
