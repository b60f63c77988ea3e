/** The totals of a report, each compared with as many days before. */
export interface Figure {
  name: string;
  text: string;
  /** '' if there is nothing to compare with. */
  compared: string;
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="figures">
      {figures.map(({ name, text, compared }) => (
        <section key={name} className="panel" aria-label={name}>
          <div className="body">
            <p className="small soft">{name}</p>
            <p className="figure">{text}</p>
            <p className="small soft">{compared}</p>
          </div>
        </section>
      ))}
    </div>
  );
}
