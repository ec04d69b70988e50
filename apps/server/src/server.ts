import {
  billLane,
  cutoutLane,
  illustratorLane,
  createModules,
  createServer,
  metricsPage,
  nextCommand,
  platformState,
  type Services,
  StartError,
  startWorker,
  staticFiles,
  tellNotOpen,
  pictureLane,
  processRenderer,
  sheetLane,
  threadPreflight,
} from '@cpc/api';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentDirectory } from '@cpc/content';
import { openDemo } from './demo.ts';
import { type Settings, warningsOf } from '@cpc/settings';
import { type Drawings, drawingProvider } from './drawings.ts';
import { builtFolders, missingPage } from './folders.ts';
import { freePort } from './free-port.ts';
import { serveMetrics } from './metrics-server.ts';
import { openServices } from './open-services.ts';
import { type MailGateway, mailGateway } from './mails.ts';
import { type Payment, paymentProvider } from './paypal.ts';
import { type Push, pushServices } from './push.ts';
import { type TextGateway, textGateway } from './texts.ts';
import { type Vouchers, voucherPlatform } from './vouchers.ts';

export interface RunningServer {
  readonly port: number;
  /** Finishes open calls, then the background work, then closes the database. */
  readonly close: () => Promise<void>;
}

/** Opens the database, the demo and the modules, then listens. If a step fails, everything opened before is closed. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  // Payments need the server's address before it listens.
  const port = settings.port === 0 ? await freePort(settings.host) : settings.port;
  const publicUrl = settings.publicUrl ?? `http://localhost:${port}`;
  const payment = await paymentProvider(settings, `http://127.0.0.1:${port}`, publicUrl);
  const vouchers = await voucherPlatform(settings, `http://127.0.0.1:${port}`);
  const texts = textGateway(settings, `http://127.0.0.1:${port}`);
  const mails = await mailGateway(settings);
  const push = pushServices(settings, `http://127.0.0.1:${port}`, publicUrl);
  const drawings = drawingProvider(settings, `http://127.0.0.1:${port}`);
  const { services, close } = await openServices(
    settings,
    publicUrl,
    {
      paypal: payment.config,
      vouchers: vouchers.config,
      notifications: push.config,
      drawings: drawings.config,
    },
    { twilio: texts.config, mail: mails.config },
  );
  for (const warning of warningsOf(settings)) services.log.warn({}, warning);
  try {
    if (settings.demo) await openDemo(services, settings.demo);
    const standins = [payment.standin, vouchers.standin, push.standin, texts.standin, mails.standin, drawings.standin];
    const stop = await serve(services, standins, settings, port);
    return {
      port,
      async close() {
        services.readiness.leave();
        await sleep(settings.drainSeconds * 1_000);
        await stop();
        await close();
        await mails.close();
      },
    };
  } catch (error) {
    await close();
    await mails.close();
    throw error;
  }
}

/** An empty platform says "not open yet" to customers, and in the log which command comes next (OP-04). */
async function tellWhatIsMissing(app: Awaited<ReturnType<typeof createServer>>, services: Services): Promise<void> {
  const next = async () => nextCommand(await platformState(services.db.read));
  const command = await next();
  if (command === undefined) return;
  services.log.warn(
    { next: command },
    `not open yet: run "${command}" next, and "operator doctor" to see what is missing`,
  );
  tellNotOpen(app, async () => (await next()) === undefined, services.clock.now);
}

/** Uploads that are still being decoded this long after the stop signal are refused with "try again", in ms. */
const UPLOADS_END_MS = 4_000;

/** @returns a function that stops the server */
async function serve(
  services: Services,
  standins: readonly (Payment | Vouchers | Push | TextGateway | MailGateway | Drawings)['standin'][],
  { host, dataDir, metrics }: Settings,
  port: number,
): Promise<() => Promise<void>> {
  const renderer = processRenderer(services.blobs, {
    content: contentDirectory(),
    profiles: join(dataDir, 'profiles'),
  });
  const looks = threadPreflight(contentDirectory());
  const pictures = pictureLane(services.log);
  const bills = billLane(services.log, { content: contentDirectory() });
  const sheets = sheetLane(services.log);
  const illustrator = illustratorLane();
  const cutout = cutoutLane(services.log);
  const modules = createModules(services, {
    renderer,
    preflight: looks.preflight,
    pictures,
    drawBill: bills.draw,
    readSheet: sheets.read,
    writeSheet: sheets.write,
    illustrator: illustrator.provider,
    findPeople: cutout.find,
  });
  const app = await createServer(services, modules, undefined, missingPage());
  for (const standin of standins) if (standin) await app.register(standin.plugin, { prefix: standin.prefix });
  await tellWhatIsMissing(app, services);
  for (const folder of builtFolders()) await staticFiles(app, folder);
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new StartError(`PORT ${port} is in use by another program`);
    throw error;
  });
  const stopMetrics = metrics && (await serveMetrics(metrics, () => metricsPage(services, modules)));
  const jobs = Object.assign({}, ...modules.map((module) => module.jobs ?? {}));
  const worker = startWorker(services, jobs, { drawings: services.config.drawings.perServer });
  return async () => {
    // Background painting is killed and repeated after the next start; open calls are answered.
    const late = setTimeout(() => void Promise.all([pictures.close(), sheets.close()]), UPLOADS_END_MS);
    await Promise.all([worker.stop(), renderer.close(), app.close(), stopMetrics?.()]);
    clearTimeout(late);
    await Promise.all([
      looks.close(),
      pictures.close(),
      bills.close(),
      sheets.close(),
      illustrator.close(),
      cutout.close(),
    ]);
  };
}
