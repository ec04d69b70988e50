import type { Migration } from './migration.ts';
import { accounts } from './migrations/001-accounts.ts';
import { catalogue } from './migrations/002-catalogue.ts';
import { works } from './migrations/003-works.ts';
import { uploads } from './migrations/004-uploads.ts';
import { backgroundJobs } from './migrations/005-background-jobs.ts';
import { stations } from './migrations/010-stations.ts';
import { stock } from './migrations/011-stock.ts';
import { orders } from './migrations/012-orders.ts';
import { payments } from './migrations/013-payments.ts';
import { printing } from './migrations/014-printing.ts';
import { partners } from './migrations/015-partners.ts';
import { limits } from './migrations/016-limits.ts';
import { goodsOfAllKinds } from './migrations/020-goods.ts';
import { libraryTitles } from './migrations/040-library-titles.ts';
import { worksAndSharing } from './migrations/050-works.ts';
import { uploadsInParts } from './migrations/051-uploads.ts';
import { printSettings } from './migrations/030-print-settings.ts';
import { preflight } from './migrations/060-preflight.ts';

/** Every step, in order. */
export const MIGRATIONS: readonly Migration[] = [
  accounts,
  catalogue,
  works,
  uploads,
  backgroundJobs,
  stations,
  stock,
  orders,
  payments,
  printing,
  partners,
  limits,
  goodsOfAllKinds,
  printSettings,
  libraryTitles,
  worksAndSharing,
  uploadsInParts,
  preflight,
];
