import { Icon, type IconName } from '@cpc/ui';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

/** Why nothing can be ordered here now. It takes the place of the invitation. */
export function Notice({ icon, title, children }: NoticeProps) {
  return (
    <section role="status" className="flex flex-col justify-center gap-[3vmin]">
      <Icon name={icon} size={112} className="text-warn" />
      <h2 className="screen-headline font-bold text-balance">{title}</h2>
      {children}
    </section>
  );
}
