import { accountsModule } from './accounts/module.ts';
import { catalogueModule } from './catalogue/module.ts';
import type { Module } from './http/module.ts';
import { adoptOrders } from './orders/find.ts';
import { THUMBNAIL_JOB } from './orders/job-kinds.ts';
import { ordersModule } from './orders/module.ts';
import { partnersModule } from './partners/module.ts';
import { paymentsModule } from './payments/module.ts';
import { paypalProvider } from './payments/paypal/adapter.ts';
import { askAboutOrder } from './payments/sweep.ts';
import { printingModule } from './printing/module.ts';
import type { Preflight } from './preflight/preflight.ts';
import type { Renderer } from './printing/renderer.ts';
import { queueModule } from './queue/module.ts';
import type { Services } from './services.ts';
import { stationsModule } from './stations/module.ts';
import { adoptPictures, uploadsModule } from './uploads/module.ts';
import { languagePort, statusPort, stockPort } from './wiring.ts';
import { SHARE_ART_JOB, WORK_ART_JOB } from './works/job-kinds.ts';
import { adoptWorks, worksModule } from './works/module.ts';

/** Small pictures: nobody who has paid waits for them, and anybody can ask for plenty. */
export const PATIENT_JOBS: readonly string[] = [WORK_ART_JOB, SHARE_ART_JOB, THUMBNAIL_JOB];

/** The rooms of the server, each given its ports. What one needs of another is passed here, and only here. */
export function createModules(services: Services, renderer: Renderer, preflight: Preflight): readonly Module[] {
  const provider = paypalProvider(services.config.paypal, services.clock);
  const statusOf = statusPort(services);
  return [
    accountsModule(services, {
      languageOf: languagePort(services),
      adopters: [adoptWorks, adoptPictures, adoptOrders],
    }),
    catalogueModule(services, { stockOf: stockPort(services), statusOf }),
    worksModule(services, renderer),
    uploadsModule(services),
    ordersModule(services, {
      preflight,
      renderer,
      askProvider: (orderId) => askAboutOrder(services, provider, orderId),
    }),
    paymentsModule(services, provider),
    printingModule(services, renderer),
    stationsModule(services),
    queueModule(services),
    partnersModule(services, { statusOf }),
  ];
}
