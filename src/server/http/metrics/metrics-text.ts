/** Writes measurements in Prometheus' text format 0.0.4. */

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export interface Sample {
  /** Comes after the family's name: '_bucket', '_sum', '_count'. */
  suffix?: string;
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** Measurements of one name, with one line of explanation. */
export interface MetricFamily {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

export function metricsText(families: readonly MetricFamily[]): string {
  return families.map(writeFamily).join('');
}

function writeFamily({ name, help, type, samples }: MetricFamily): string {
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) =>
      `${name}${suffix}${writeLabels(labels)} ${writeNumber(value)}\n`,
  );
  return `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function writeLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escapeHelp = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const escapeLabel = (text: string): string => escapeHelp(text).replaceAll('"', '\\"');

export function writeNumber(value: number): string {
  if (value === Infinity) return '+Inf';
  return value === -Infinity ? '-Inf' : String(value);
}
