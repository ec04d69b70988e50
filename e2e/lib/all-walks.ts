import type { Browser, BrowserContextOptions } from '@playwright/test';
import { customerDialogs, PHONE, platformDialogs, shopDialogs } from './all-dialogs.ts';
import {
  customerPages,
  displayPages,
  ENTRY_PAGES,
  PAIRING_PAGES,
  partnerPages,
  platformPages,
  type Shot,
} from './all-pages.ts';
import { CUSTOMER_SIZES, DISPLAY_SIZES, type Walk } from './page-texts.ts';
import type { OpenShop } from './shop.ts';

type Walks = (browser: Browser, shop: Omit<OpenShop, 'folder'>) => Promise<readonly Walk[]>;

/** Every page of all apps, and the dialogs on them, in parts that take about as long. Each needs a shop of its own. */
export const WALKS: Readonly<Record<'pages' | 'dialogs', Readonly<Record<string, Walks>>>> = {
  dialogs: { 'a shop': shopDialogs, 'a customer': customerDialogs, 'the platform': platformDialogs },
  pages: {
    'a shop': ofShop,
    'the studio': ofCustomer(isStudio),
    'a customer': ofCustomer((shot) => !isStudio(shot)),
    'the platform': ofPlatform,
  },
};

const newPage = async (browser: Browser, options: BrowserContextOptions = PHONE) =>
  (await browser.newContext(options)).newPage();

function isStudio({ address }: Shot): boolean {
  return address.startsWith('/pages/index/index_phone');
}

function ofCustomer(isWanted: (shot: Shot) => boolean): Walks {
  return async (browser, { origin }) => {
    const page = await newPage(browser);
    return [{ page, origin, shots: (await customerPages(page, origin)).filter(isWanted), sizes: CUSTOMER_SIZES }];
  };
}

async function ofShop(browser: Browser, shop: Omit<OpenShop, 'folder'>): Promise<readonly Walk[]> {
  const [partner, stranger, display] = [
    await newPage(browser),
    await newPage(browser),
    await newPage(browser, { isMobile: false, hasTouch: false }),
  ];
  const origin = `${shop.origin}/partner`;
  return [
    { page: partner, origin, shots: await partnerPages(partner, shop) },
    { page: stranger, origin, shots: ENTRY_PAGES },
    { page: display, origin: shop.origin, shots: await displayPages(display, shop), sizes: DISPLAY_SIZES },
    { page: await newPage(browser), origin: shop.origin, shots: PAIRING_PAGES, sizes: DISPLAY_SIZES },
  ];
}

async function ofPlatform(browser: Browser, shop: Omit<OpenShop, 'folder'>): Promise<readonly Walk[]> {
  const operator = await newPage(browser);
  return [{ page: operator, origin: `${shop.origin}/partner`, shots: await platformPages(operator, shop) }];
}
