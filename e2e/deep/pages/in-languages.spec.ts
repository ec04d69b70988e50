import { FILLED_LOCALES, localeCode, localeInfo } from '@cpc/i18n';
import { translatorFor } from '@cpc/i18n/testing';
import { expect, type Page, test } from '@playwright/test';
import { button, orderIdOf, statusOf } from '../../lib/customer.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);
// Each worker has a shop of its own.
test.describe.configure({ mode: 'parallel' });

const shop = sharedShop({ printer: 'simulated' });

/** A button that is named so and no more. */
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A button whose name goes on, as with a price. Any space may be one that does not break. */
const begins = (page: Page, text: string) =>
  button(page, new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s')}`)).first();

// The texts of every page are looked at in all of them.
for (const language of FILLED_LOCALES)
  test(`[JN-01.1] [LG-02.1] in ${localeInfo(language).title}: designed, ordered, paid, printed, and the code to pick it up`, async ({
    page,
  }) => {
    const { t } = translatorFor(language, 'customer');
    await page.goto(`${shop.origin}/#/pages/login/select_login?machine_id=demo&language=${localeCode(language)}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await named(page, t('launch.entry.start')).click();
    await expect(page.getByRole('heading', { name: t('shop.select.title') })).toBeVisible();
    await begins(page, t('category.phoneCase')).click();
    // Prices are written in the language's own figures; the models after it have longer names.
    await begins(page, 'iPhone 16 ').click();
    await begins(page, t('shop.details.design')).click();
    await named(page, t('studio.add.background')).click();
    await named(page, t('studio.colour.sky')).click();
    await named(page, t('studio.panel.done')).click();
    await begins(page, t('studio.next')).click();
    await begins(page, t('order.confirm.place')).click();
    // The provider's page is English where PayPal does not speak the language.
    const [theirs, english] = [translatorFor(language, 'server'), translatorFor('en-US', 'server')];
    const demo = page.getByText(theirs.t('standin.demo')).or(page.getByText(english.t('standin.demo')));
    await expect(demo).toBeVisible();
    await named(page, theirs.t('standin.pay'))
      .or(named(page, english.t('standin.pay')))
      .click();
    await expect(page.getByText(t('order.success.done'), { exact: true })).toBeVisible();
    await named(page, t('order.success.watch')).click();
    await named(page, t('queue.code')).click();
    await expect(page.getByTestId('pickup-code')).toHaveText(/\d/);
    await expect(statusOf(page, orderIdOf(page))).resolves.toBeGreaterThan(1);
  });
