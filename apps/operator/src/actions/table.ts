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
  'Operator.shopNow': {
    help: 'Show the money, the contact, the incidents and the books of a shop.',
    example: 'shop-now --partner-id 01kc…',
  },
  'Operator.openShop': {
    help: 'Open a shop, and invite its first owner.',
    example: 'open-shop --name "Corner shop" --owner-name "Ann Lee" --owner-username ann',
    asks: 'Open a new shop?',
  },
  'Operator.inviteOwner': {
    help: 'Make a new code for an owner who cannot log in; the earlier password and logins end.',
    example: 'invite-owner --partner-id 01kc… --person-id 01kd… --reason "lost the password, called back"',
    asks: 'End the password and the logins of this owner, and make a new code?',
  },
  'Operator.findOrders': {
    help: 'Find orders of all shops by number, pickup code, payment id or the last four digits of a phone; the reason is recorded.',
    example: 'find-orders --search 5O190127TN364715T --reason "the customer has no receipt"',
  },
  'Operator.setShopState': {
    help: 'Suspend, resume or close a shop.',
    example: 'set-shop-state --partner-id 01kc… --to suspended --reason "contract ended"',
    asks: 'Change the state of this shop? A closed shop never opens again, and the keys of its stations end.',
  },
  'Operator.setCommission': {
    help: 'Set the platform’s part of a shop’s sales, in thousandths; none for the usual one.',
    example: 'set-commission --partner-id 01kc… --commission 80 --reason "contract 7"',
  },
  'Operator.setStationLimit': {
    help: 'Set up to how many stations a shop may add itself; none for the usual number.',
    example: 'set-station-limit --partner-id 01kc… --max-stations 12 --reason "opens in two malls"',
  },
  'Operator.setDebtLimit': {
    help: 'Set the most that a shop may owe, in minor units; none for no limit.',
    example: 'set-debt-limit --partner-id 01kc… --currency EUR --limit 50000 --reason "contract 7"',
  },
  'Operator.addStation': {
    help: 'Add a station to a shop, and make the code for its agent.',
    example:
      'add-station --partner-id 01kc… --name "By the door" --address "Main Street 1" --language de --bed-width 320 --bed-height 420',
    asks: 'Add a new station?',
  },
  'Operator.stationSetup': {
    help: 'Show what is missing until a station can take orders.',
    example: 'station-setup --machine-id 01kc…',
  },
  'Operator.enrolCode': {
    help: 'Make a new code for a station’s agent; unused earlier ones end.',
    example: 'enrol-code --machine-id 01kc…',
    asks: 'Make a new code and end the earlier ones?',
  },
  'Operator.pairDisplay': {
    help: 'Make the screen that shows a code a display of a station.',
    example: 'pair-display --machine-id 01kc… --code K7PQ2M',
  },
  'Operator.importCatalogue': {
    help: 'Add or replace models, shells, colours and prices from a table.',
    example: 'import-catalogue models.xlsx --reason "autumn models" --dry-run',
  },
  'Operator.importStock': {
    help: 'Add a delivery to the stock of stations from a table.',
    example: 'import-stock delivery.csv --reason "delivery 7" --reference "note 4711"',
  },
  'Operator.moveStation': {
    help: 'Move a station with its stock to another shop. Its keys end: it needs a new enrolment code.',
    example: 'move-station --machine-id 01kc… --to 01kd… --reason "sold to the corner shop"',
    asks: 'Move this station to another shop? Its keys end, and its agent needs a new enrolment code.',
  },
  'Operator.claims': { help: 'List what shops claim for reprints.', example: 'claims --state asked' },
  'Operator.decideClaim': {
    help: 'Approve a claim with an amount in minor units, or refuse it with none.',
    example: 'decide-claim --reprint-id 01kc… --approved 350 --reason "faulty blanks"',
    asks: 'Decide this claim? It is decided once.',
  },
  'Operator.withdrawals': { help: 'List the withdrawals of the shops.', example: 'withdrawals --states asked' },
  'Operator.decideWithdrawal': {
    help: 'Approve or refuse a withdrawal.',
    example: 'decide-withdrawal --withdrawal-id 01kc… --approve yes',
    asks: 'Decide about this withdrawal?',
  },
  'Operator.payoutsDue': { help: 'List the approved withdrawals that wait for a payout.', example: 'payouts-due' },
  'Operator.makePayout': {
    help: 'Collect the approved withdrawals of a currency into a payout.',
    example: 'make-payout --currency EUR --format sepa',
    asks: 'Make a payout of these withdrawals?',
  },
  'Operator.payouts': { help: 'List the payouts.', example: 'payouts' },
  'Operator.payoutFile': {
    help: 'Save the file of a payout for the bank; each reading is recorded.',
    example: 'payout-file --payout-id 01kc… --out payout.xml',
  },
  'Operator.markPaid': {
    help: 'Record that the bank has paid a withdrawal, or all of a payout.',
    example: 'mark-paid --payout-id 01kc… --reference "statement 12"',
    asks: 'Record this as paid?',
  },
  'Operator.markFailed': {
    help: 'Record that the bank did not pay a withdrawal; the money is the shop’s again.',
    example: 'mark-failed --withdrawal-id 01kc… --reason "account closed"',
    asks: 'Record this as not paid?',
  },
  'Operator.operators': {
    help: 'List the operators.',
    example: 'operators',
    columns: ['person_id', 'name', 'username', 'state', 'proposed_by', 'last_login_at', 'is_you'],
  },
  'Operator.inviteOperator': {
    help: 'Ask for an operator to be invited, or for a new code; another operator confirms it.',
    example: 'invite-operator --name "Oscar Berg" --username oscar',
    asks: 'Ask for this person as operator of the platform?',
    columns: ['person_id', 'name', 'username', 'state', 'proposed_by'],
  },
  'Operator.confirmOperator': {
    help: 'Confirm that an operator is invited, and get the code.',
    example: 'confirm-operator --person-id 01kc…',
    asks: 'Confirm this person as operator of the platform?',
  },
  'Operator.blockOperator': {
    help: 'Block an operator, and end their sessions.',
    example: 'block-operator --person-id 01kc… --reason "the laptop is gone" --password-stolen yes',
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
  'Operator.bills': {
    help: 'List the monthly bills of shops.',
    example: 'bills --month 2026-11',
    columns: ['bill_id', 'shop', 'month', 'number', 'amount'],
  },
  'Operator.booksFile': {
    help: 'Save the platform’s journal, statement, orders, taxes, receipts or payouts of a month as a table.',
    example: 'books-file --book journal --month 2026-11 --format xlsx --out journal.xlsx',
  },
  'Operator.bill': { help: 'Save a monthly bill as a PDF.', example: 'bill --bill-id 01kc…' },
  'Operator.shareReports': { help: 'List the reports of shared designs.', example: 'share-reports --settled no' },
  'Operator.decideShareReports': {
    help: 'Withdraw a reported link, or dismiss its reports.',
    example: 'decide-share-reports --share-id 01kc… --decision withdraw --reason "copied"',
    asks: 'Decide these reports?',
  },
  'Operator.fleet': {
    help: 'List the stations of all shops.',
    example: 'fleet --state offline --order heard',
    columns: ['machine_id', 'name', 'shop', 'state', 'version', 'wished', 'waiting'],
  },
  'Operator.fleetTotals': { help: 'Count the stations by state and version.', example: 'fleet-totals' },
  'Operator.incidents': {
    help: 'List what is wrong with stations, by cause.',
    example: 'incidents',
    columns: ['cause', 'detail', 'version', 'stations', 'shops', 'since'],
  },
  'Operator.fleetStation': {
    help: 'Show a station with its maintenance windows and logs.',
    example: 'fleet-station --machine-id 01kc…',
  },
  'Operator.askLog': {
    help: 'Ask a station for the last lines of its log; fleet-station shows them.',
    example: 'ask-log --machine-id 01kc… --lines 300 --reason "two jams a day"',
  },
  'Operator.askRemoteCare': {
    help: 'Test the network of a station, or restart its display, agent or computer; fleet-station shows what came of it.',
    example: 'ask-remote-care --machine-id 01kc… --kind networkTest --during-print no --reason "it is often silent"',
    asks: 'Ask the station for this?',
  },
  'Operator.retryUpdate': {
    help: 'Let a station try the version again that it could not keep.',
    example: 'retry-update --machine-id 01kc…',
  },
  'Operator.releases': { help: 'List the versions of the station agent.', example: 'releases' },
  'Operator.addRelease': {
    help: 'Add a signed version of the station agent, from the file of "npm run release -- sign".',
    example: 'add-release --input @agent-1.1.0.release.json',
  },
  'Operator.rollOut': {
    help: 'Give a version to a share of the stations, in percent, and to named ones; none of these with an empty list.',
    example: 'roll-out --version 1.1.0 --share 5 --stations 01kc… --reason "ran a week in our shop"',
    asks: 'Roll this version out?',
  },
  'Operator.setRelease': {
    help: 'Pause a rollout, go on with it, or withdraw its version.',
    example: 'set-release --version 1.1.0 --to paused --reason "jams"',
    asks: 'Change this rollout?',
  },
  'Operator.planWindow': {
    help: 'Plan maintenance of stations; times in UTC.',
    example: 'plan-window --stations 01kc… --from "2026-12-01 08:00" --until "2026-12-01 10:00" --reason "new ink"',
  },
  'Operator.endWindow': {
    help: 'End a maintenance window now, or cancel a planned one.',
    example: 'end-window --window-id 01kc…',
  },
  'Operator.exportShops': { help: 'Save all shops as a table.', example: 'export-shops --format csv' },
  'Operator.coupons': {
    help: 'List the coupons of the platform and of all shops.',
    example: 'coupons --state current',
    columns: ['coupon_id', 'code', 'kind', 'shop_name', 'state', 'uses', 'most_uses', 'given'],
  },
  'Operator.addCoupon': {
    help: 'Make a coupon for the platform, a shop or a station; a percentage in thousandths.',
    example: 'add-coupon --code SPRING10 --kind percent --permille 100 --most-uses 500',
    asks: 'Make this coupon?',
  },
  'Operator.endCoupon': {
    help: 'End a coupon; placed orders keep their discount.',
    example: 'end-coupon --coupon-id 01kc…',
    asks: 'End this coupon?',
  },
  'Operator.promoters': { help: 'List the promoters, and what is owed to them.', example: 'promoters --search hotel' },
  'Operator.setPromoter': {
    help: 'Add a promoter, or change the name and the share of future sales, in thousandths.',
    example: 'set-promoter --promoter-id garden --name "Hotel Garden" --permille 50',
  },
  'Operator.promoterLines': {
    help: 'List what a promoter earned and was paid.',
    example: 'promoter-lines --promoter-id garden',
  },
  'Operator.payPromoter': {
    help: 'Record that a promoter was paid, in minor units.',
    example: 'pay-promoter --promoter-id garden --amount-amount 12500 --amount-currency EUR --reference "transfer 88"',
    asks: 'Record this as paid? It cannot be taken back.',
  },
  'Operator.debts': { help: 'List what shops owe the platform, by age; overdue debts first.', example: 'debts' },
  'Operator.settlements': {
    help: 'List what shops have paid the platform.',
    example: 'settlements --partner-id 01kc…',
  },
  'Operator.doubtfulPayments': {
    help: 'List the payments whose outcome nobody knows.',
    example: 'doubtful-payments',
  },
  'Operator.decidePayment': {
    help: 'Decide that a doubtful payment was made, by the id of its capture, or that it was not.',
    example:
      'decide-payment --payment-id 01kc… --paid yes --evidence 2GG279541U471931P --reason "in the monthly statement"',
    asks: 'Decide about this payment?',
  },
  'Operator.askProvider': {
    help: 'Ask the provider of a payment now.',
    example: 'ask-provider --payment-id 01kc…',
  },
  'Operator.refusedRefunds': { help: 'List the refunds that a provider refused.', example: 'refused-refunds' },
  'Operator.refundOtherwise': {
    help: 'Record that the platform’s bank gave a refused refund to the customer.',
    example:
      'refund-otherwise --refund-id 01kc… --how "bank transfer" --reference "R-88" --reason "the card was closed"',
    asks: 'Record this refund as given?',
  },
  'Operator.parcelReturned': {
    help: 'Record that a parcel came back or was lost, also after it counted as received, and refund its order.',
    example: 'parcel-returned --order-number K7MX2P --what notCollected --reason "back at the shop on Monday"',
    asks: 'Refund this order?',
  },
  'Operator.recordSettlement': {
    help: 'Record what a shop has paid the platform, in minor units.',
    example:
      'record-settlement --partner-id 01kc… --amount-amount 12500 --amount-currency EUR --reference "transfer 88"',
    asks: 'Record this as paid?',
  },
  'Operator.undoSettlement': {
    help: 'Take back the record of a payment that is wrong: the shop owes the money again.',
    example: 'undo-settlement --settlement-id 3f0a… --reason "wrong shop"',
    asks: 'Take this record back?',
  },
} as const satisfies Partial<Record<ActionName, ActionCommand>>;
