import { Button, useT } from '@cpc/ui';

interface ShowMoreProps {
  /** A list that is loaded page by page. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** The button for the next page of a list; nothing at its end. */
export function ShowMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) {
  const t = useT();
  if (!hasNextPage) return null;
  return (
    <Button className="mx-auto mt-5" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('works.list.more')}
    </Button>
  );
}
