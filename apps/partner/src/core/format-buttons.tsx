import { Button, useT } from '@cpc/ui';

const FORMATS = ['xlsx', 'csv'] as const;
type Format = (typeof FORMATS)[number];

interface FormatButtonsProps {
  /** The format of the file that is made now. */
  readonly busy: Format | undefined;
  readonly disabled?: boolean;
  readonly onChoose: (format: Format) => void;
}

/** A button for each format of a file that is saved on the device. */
export function FormatButtons({ busy, disabled = false, onChoose }: FormatButtonsProps) {
  const t = useT();
  return (
    <div role="group" aria-label={t('report.export')} className="flex gap-2">
      {FORMATS.map((format) => (
        <Button
          key={format}
          kind="outline"
          icon="download"
          busy={busy === format}
          disabled={disabled}
          onClick={() => onChoose(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
