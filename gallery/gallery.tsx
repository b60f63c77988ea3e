/** Every component of `src/ui` in every state, with an index. */
import { ACTIONS } from './actions.tsx';
import { DISPLAY } from './display.tsx';
import type { Exhibit } from './exhibit.ts';
import { FORMS } from './forms.tsx';
import { OVERLAYS } from './overlays.tsx';

export const EXHIBITS: readonly Exhibit[] = [...ACTIONS, ...FORMS, ...OVERLAYS, ...DISPLAY];

export function Gallery() {
  return (
    <div className="mx-auto grid max-w-6xl gap-8 p-4 lg:grid-cols-[12rem_1fr]">
      <nav aria-label="Components" className="text-sm">
        <h1 className="mb-3 font-display text-2xl">Gallery</h1>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:sticky lg:top-4 lg:flex-col">
          {EXHIBITS.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="min-w-0">
        {EXHIBITS.map((exhibit) => (
          <Shown key={exhibit.name} {...exhibit} />
        ))}
      </main>
    </div>
  );
}

function Shown({ name, file, states }: Exhibit) {
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="mb-12">
      <h2 id={`${name}-title`} className="font-display text-xl">
        {name}
      </h2>
      <p className="mb-4 text-sm">src/ui/{file}</p>
      <div className="grid gap-6 md:grid-cols-2">
        {Object.entries(states).map(([state, shown]) => (
          <figure key={state} className="min-w-0 rounded-soft border border-edge p-4">
            <figcaption className="mb-3 text-sm">{state}</figcaption>
            {shown}
          </figure>
        ))}
      </div>
    </section>
  );
}
