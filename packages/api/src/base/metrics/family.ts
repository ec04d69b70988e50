/** The labels of a time series. Their values come from closed lists: a name that a caller chose would add series. */
export type Labels = Readonly<Record<string, string>>;

interface Sample {
  readonly labels: Labels;
  readonly value: number;
  /** Added to the name, as histograms need it. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
}

/** Time series of one name, for Prometheus (RL-05). */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: () => readonly Sample[];
}

type About = Pick<Family, 'name' | 'help'>;

export interface Counter extends Family {
  readonly add: (labels: Labels) => void;
}

/** Counts what happened since the start of the process. */
export function counter(about: About): Counter {
  const series = new Map<string, { readonly labels: Labels; value: number }>();
  return {
    ...about,
    type: 'counter',
    add(labels) {
      const key = labelText(labels);
      const found = series.get(key);
      if (found) found.value += 1;
      else series.set(key, { labels, value: 1 });
    },
    samples: () => [...series.values()],
  };
}

/** Values as they are now. */
export const gauge = (about: About, samples: Family['samples']): Family => ({ ...about, type: 'gauge', samples });

export interface Histogram extends Family {
  readonly observe: (labels: Labels, value: number) => void;
}

/** @param bounds the upper bounds of the buckets, ascending */
export function histogram(about: About, bounds: readonly number[]): Histogram {
  const series = new Map<string, Observed>();
  return {
    ...about,
    type: 'histogram',
    observe(labels, value) {
      const key = labelText(labels);
      const found = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
      series.set(key, found);
      found.sum += value;
      found.count += 1;
      const bucket = bounds.findIndex((bound) => value <= bound);
      if (bucket >= 0) found.counts[bucket] = (found.counts[bucket] ?? 0) + 1;
    },
    samples: () => [...series.values()].flatMap((observed) => samplesOf(observed, bounds)),
  };
}

interface Observed {
  readonly labels: Labels;
  /** For each bound, the values above the bound before. */
  readonly counts: number[];
  sum: number;
  count: number;
}

function samplesOf({ labels, counts, sum, count }: Observed, bounds: readonly number[]): Sample[] {
  let below = 0;
  const buckets = bounds.map((bound, index): Sample => {
    below += counts[index] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}

/** The text format 0.0.4 of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const METRICS_MEDIA_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export const metricsText = (families: readonly Family[]): string => families.map(familyText).join('');

function familyText({ name, help, type, samples }: Family): string {
  const lines = samples().map(({ labels, value, suffix = '' }) => `${name}${suffix}${labelText(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escaped)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (character: string): string => (character === '\n' ? '\\n' : `\\${character}`);
