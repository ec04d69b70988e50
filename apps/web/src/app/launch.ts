import { type Address, addressOf, formatAddress } from '@cpc/appkit';
import { type Locale, resolveLocale } from '@cpc/i18n';
import { isPagePath, LOGIN_PAGES, PATHS, type PagePath } from '../core/paths.ts';

/** What the launch rules may know about the customer and this device. */
export interface LaunchSession {
  /** True with a saved bindWx value, or with a token that has not expired (LN-03). */
  readonly loggedIn: boolean;
  /** The station that was scanned last; kept over login, reload and payment (LN-07). */
  readonly stationId: string | null;
  readonly promoterId: string | null;
  readonly savedLanguage: string | null;
  readonly browserLanguages: readonly string[];
}

export interface Launch {
  readonly destination: Address;
  readonly language: Locale;
  /** The address that login leads back to, if this launch leads to the login page (LN-04). */
  readonly jumpUrl: string | null;
}

const PAY_PAGES: readonly PagePath[] = [PATHS.pay, PATHS.cashier, PATHS.paySuccess, PATHS.payFail];
const MAP_PAGES: readonly PagePath[] = [PATHS.chooseLocation, PATHS.openLocation];
/** The exceptions of LN-02. The terms must be readable before anything else is decided. */
const WITHOUT_STATION: readonly string[] = [
  ...LOGIN_PAGES,
  ...PAY_PAGES,
  PATHS.orderDetail,
  PATHS.display,
  PATHS.agreement,
  PATHS.account,
  PATHS.works,
  PATHS.collection,
  PATHS.share,
  ...MAP_PAGES,
];
const WITHOUT_LOGIN: readonly string[] = [
  ...LOGIN_PAGES,
  PATHS.mall,
  PATHS.allSelect,
  PATHS.display,
  PATHS.agreement,
  PATHS.share,
  ...MAP_PAGES,
];

/**
 * The launch rules LN-01 … LN-04 as one pure function, called for every address that the app is led to. The result is a
 * fixed point: launching the destination again returns the same destination.
 */
export function launch(address: Address, session: LaunchSession): Launch {
  const { destination, jumpUrl = null } = route(address, session);
  return { destination, jumpUrl, language: languageOf(address, session) };
}

function route(address: Address, session: LaunchSession): { destination: Address; jumpUrl?: string } {
  const { path, query } = address;
  // A studio without a model is no place to come back to.
  const returns = path !== PATHS.editor || query['goods_id'] !== undefined;
  const stationId = query['machine_id'] ?? (path.includes('allSelect') ? query['id'] : undefined) ?? session.stationId;
  if (path.includes('allSelect')) {
    return { destination: addressOf(PATHS.allSelect, { ...query, id: query['id'] ?? stationId }) };
  }
  // An unknown page shows "not found" (RT-15). Every rule below is about pages that exist.
  if (!isPagePath(path)) return { destination: address };
  if (stationId == null && !WITHOUT_STATION.includes(path)) {
    if (path === PATHS.mall) return { destination: address };
    const { language, promoter_id } = query;
    // The target names no language: the one that is chosen meanwhile stays.
    const target = returns ? formatAddress({ path, query: { ...query, language: '' } }) : null;
    return { destination: addressOf(PATHS.mall, { language, promoter_id, target }) };
  }
  if (session.loggedIn || WITHOUT_LOGIN.includes(path)) return { destination: address };
  return {
    destination: addressOf(PATHS.selectLogin, {
      machine_id: stationId,
      language: query['language'],
      promoter_id: query['promoter_id'] ?? session.promoterId,
    }),
    ...(returns && { jumpUrl: formatAddress(address) }),
  };
}

function languageOf({ path, query }: Address, session: LaunchSession): Locale {
  const browser = [...session.browserLanguages];
  if (path.includes('allSelect'))
    return resolveLocale({ query: query['language'], saved: session.savedLanguage ?? 'en-US', browser });
  return resolveLocale({ query: query['language'], saved: session.savedLanguage, browser });
}
