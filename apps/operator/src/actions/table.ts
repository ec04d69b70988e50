import type { ActionName } from '@cpc/contract';

/** What the program says about an action besides what its schema tells. */
export interface ActionCommand {
  /** One sentence. */
  readonly help: string;
  /** A whole command line without the program's name. */
  readonly example: string;
  /** The question before it is done; for what cannot be repeated or taken back. */
  readonly asks?: string;
  /** The columns of its list on a terminal; default: every field that fits on a line. */
  readonly columns?: readonly string[];
}

/**
 * Every action of the operator as a command: `Operator.openShop` is `open-shop`. Its flags follow from its input in the
 * contract, so an action needs one line here; a test fails without it.
 */
export const ACTION_COMMANDS = {
  'Operator.shops': {
    help: 'List the shops.',
    example: 'shops --search corner',
    columns: ['partner_id', 'name', 'state', 'commission', 'stations', 'owners'],
  },
  'Operator.shop': { help: 'Show a shop with its stations, owners and history.', example: 'shop --partner-id 01kc…' },
  'Operator.openShop': {
    help: 'Open a shop, and invite its first owner.',
    example: 'open-shop --name "Corner shop" --owner-name "Ann Lee" --owner-username ann',
    asks: 'Open a new shop?',
  },
  'Operator.setShopState': {
    help: 'Suspend, resume or close a shop.',
    example: 'set-shop-state --partner-id 01kc… --to suspended --reason "contract ended"',
    asks: 'Change the state of this shop? A closed shop never opens again.',
  },
  'Operator.setCommission': {
    help: 'Set the platform’s part of a shop’s sales, in thousandths; none for the usual one.',
    example: 'set-commission --partner-id 01kc… --commission 80 --reason "contract 7"',
  },
  'Operator.addStation': {
    help: 'Add a station to a shop, and make the code for its agent.',
    example: 'add-station --partner-id 01kc… --name "By the door" --address "Main Street 1" --language de',
    asks: 'Add a new station?',
  },
  'Operator.enrolCode': {
    help: 'Make a new code for a station’s agent; unused earlier ones end.',
    example: 'enrol-code --machine-id 01kc…',
    asks: 'Make a new code and end the earlier ones?',
  },
  'Operator.importCatalogue': {
    help: 'Add or replace models, shells, colours and prices from a table.',
    example: 'import-catalogue models.xlsx --reason "autumn models" --dry-run',
  },
  'Operator.importStock': {
    help: 'Add a delivery to the stock of stations from a table.',
    example: 'import-stock delivery.csv --reason "delivery 7" --reference "note 4711"',
  },
  'Operator.operators': {
    help: 'List the operators.',
    example: 'operators',
    columns: ['person_id', 'name', 'username', 'state', 'last_login_at', 'is_you'],
  },
  'Operator.inviteOperator': {
    help: 'Invite an operator, or make a new code for an invited or blocked one.',
    example: 'invite-operator --name "Oscar Berg" --username oscar',
    asks: 'Invite this person as operator of the platform?',
  },
  'Operator.blockOperator': {
    help: 'Block an operator, and end their sessions.',
    example: 'block-operator --person-id 01kc… --reason "left the company"',
    asks: 'Block this operator?',
  },
  'Operator.doctor': {
    help: 'Examine the database at the server; "doctor" does this and looks at this machine too.',
    example: 'doctor-server',
    columns: ['state', 'check', 'found', 'todo'],
  },
  'Operator.exportCatalogue': {
    help: 'Save models, shells, colours and prices as a table that import-catalogue reads.',
    example: 'export-catalogue --format xlsx --out catalogue.xlsx',
  },
  'Operator.exportShops': { help: 'Save all shops as a table.', example: 'export-shops --format csv' },
} as const satisfies Partial<Record<ActionName, ActionCommand>>;
