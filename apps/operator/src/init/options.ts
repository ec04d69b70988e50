import type { Command } from 'commander';

/** The flags of `operator init`. Secrets are no values of flags: other users of the machine could see them. */
export function initOptions(command: Command): void {
  command
    .option('--overwrite', 'ask for the settings again, and replace the file')
    .option('--public-url <address>', 'the address of the product for customers')
    .option('--currency <code>', 'of the prices, like EUR')
    .option('--countries <codes>', 'that parcels are sent to, like DE,AT; default: all')
    .option('--commission <permille>', 'the platform’s part of a sale, in thousandths; default: 100')
    .option('--payment <kind>', 'live or sandbox for PayPal; none for the counter only; trial for a stand-in')
    .option('--paypal-client-id <id>', 'from developer.paypal.com')
    .option('--paypal-webhook-id <id>', 'of the webhook to <public url>/api/Paypal/webhook')
    .option('--paypal-secret-file <file>', 'a file with the client secret, or - for standard input')
    .option('--database-url <address>', 'PostgreSQL; better in the environment as DATABASE_URL')
    .option(
      '--data-dir <folder>',
      'for stored files; default: data beside the file with the settings, /var/lib/shop/data for one in /etc',
    )
    .option('--port <number>', 'that the server listens on; default: 8080')
    .option('--operator-name <name>', 'of the first or second operator')
    .option('--operator-username <name>', 'with which this operator logs in')
    .option('--operator-password-file <file>', 'a file with the password, or - for standard input')
    .option('--second', 'make the second operator, without whom nobody is invited and no large amount is paid')
    .option('--reset-operator', 'give an operator who is locked out a new password, or make another operator')
    .option('--price-factor <number>', 'how many of your currency a euro is; the shipped prices are in euros')
    .option('--price-table <file>', 'a table with the columns shell and price, instead of the shipped prices');
}
