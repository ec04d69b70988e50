import { useT } from '@cpc/ui';
import { useSession } from '../../core/stores.ts';

/** The number of the account; an account that an OpenID Connect provider opens has none. */
export function AccountName() {
  const t = useT();
  const phone = useSession(({ userInfo }) => userInfo?.phone ?? '');
  return phone === '' ? t('account.openid.who') : <bdi dir="ltr">{phone}</bdi>;
}
