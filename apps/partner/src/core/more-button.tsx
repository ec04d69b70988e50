import { Button, useT } from '@cpc/ui';

interface MoreButtonProps {
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** Fetches the next page of a list. */
export function MoreButton({ busy, onMore }: MoreButtonProps) {
  const t = useT();
  return (
    <div>
      <Button kind="outline" busy={busy} onClick={onMore}>
        {t('partner.list.more')}
      </Button>
    </div>
  );
}
