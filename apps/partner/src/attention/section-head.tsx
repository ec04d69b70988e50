interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  /** What the section is about, and what the person should do. */
  readonly hint?: string;
}

/** The heading of one kind of things that need attention. */
export function SectionHead({ id, title, hint }: SectionHeadProps) {
  return (
    <div className="flex flex-col gap-1">
      <h2 id={id} className="text-lead font-semibold">
        {title}
      </h2>
      {hint !== undefined && <p className="text-small text-ink-soft max-w-prose text-pretty">{hint}</p>}
    </div>
  );
}
