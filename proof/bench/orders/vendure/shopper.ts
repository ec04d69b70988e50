import { request } from 'undici';

/** A client of the Shop API, like a browser: one session, sequential calls. */
export interface Shopper {
  /** One order from the empty basket to the payment. @throws Error if a step is refused or the order is not paid */
  readonly order: () => Promise<void>;
  /** @throws Error if the number of orders differs */
  readonly list: (orders: number) => Promise<void>;
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: unknown;
}
type Ask = (document: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;
interface Person {
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
}

const OUTCOME = `__typename
  ... on Order { code state totalWithTax currencyCode }
  ... on ErrorResult { errorCode message }`;
const ADD = `mutation { done: addItemToOrder(productVariantId: 1, quantity: 1) { ${OUTCOME} } }`;
const CUSTOMER = `mutation ($input: CreateCustomerInput!) { done: setCustomerForOrder(input: $input) { ${OUTCOME} } }`;
const ADDRESS = `mutation ($input: CreateAddressInput!) { done: setOrderShippingAddress(input: $input) { ${OUTCOME} } }`;
const SHIPPING = `mutation { done: setOrderShippingMethod(shippingMethodId: [1]) { ${OUTCOME} } }`;
const ARRANGE = `mutation { done: transitionOrderToState(state: "ArrangingPayment") { ${OUTCOME} } }`;
const PAY = `mutation ($input: PaymentInput!) { done: addPaymentToOrder(input: $input) { ${OUTCOME} } }`;
const REGISTER = `mutation ($input: RegisterCustomerInput!) {
  done: registerCustomerAccount(input: $input) { __typename ... on ErrorResult { errorCode message } } }`;
const LOGIN = `mutation ($username: String!, $password: String!) {
  done: login(username: $username, password: $password) { __typename ... on ErrorResult { errorCode message } } }`;
const LIST = `query ($take: Int!) {
  done: activeCustomer { orders(options: { take: $take, sort: { orderPlacedAt: DESC } }) { totalItems items {
    code state orderPlacedAt totalWithTax currencyCode lines { quantity productVariant { name } } } } } }`;

const HOME = { streetLine1: 'Street 1', city: 'Town', postalCode: '10115', countryCode: 'DE' };
const PASSWORD = 'a customer of the bench';

const personOf = (name: string): Person => ({
  emailAddress: `${name}@bench.example`,
  firstName: name,
  lastName: 'Case',
});

/** A guest. @param address of the Shop API */
export const guestShopper = (address: string, name: string): Shopper => shopper(session(address), personOf(name));

/** Creates an account for a returning customer. */
export async function register(address: string, name: string): Promise<void> {
  await session(address)(REGISTER, { input: { ...personOf(name), password: PASSWORD } });
}

/** A customer with an account. */
export async function knownShopper(address: string, name: string): Promise<Shopper> {
  const ask = session(address);
  await ask(LOGIN, { username: personOf(name).emailAddress, password: PASSWORD });
  return shopper(ask, undefined);
}

/** @param unknown the guest's data; a customer who is logged in needs none */
function shopper(ask: Ask, unknown: Person | undefined): Shopper {
  const step = async (document: string, input: unknown, state: string) => {
    const done = (await ask(document, input === undefined ? {} : { input })) as { readonly state?: string };
    if (done.state !== state)
      throw new Error(`bench: expected a Vendure order in state ${state}, got ${JSON.stringify(done)}`);
  };
  return {
    async order() {
      await step(ADD, undefined, 'AddingItems');
      if (unknown) await step(CUSTOMER, unknown, 'AddingItems');
      await step(ADDRESS, HOME, 'AddingItems');
      await step(SHIPPING, undefined, 'AddingItems');
      await step(ARRANGE, undefined, 'ArrangingPayment');
      await step(PAY, { method: 'counter', metadata: {} }, 'PaymentSettled');
    },
    async list(orders) {
      const { orders: found } = (await ask(LIST, { take: orders })) as {
        readonly orders: { readonly items: unknown[] };
      };
      if (found.items.length !== orders) throw new Error(`bench: Vendure lists ${found.items.length} orders`);
    },
  };
}

/** @returns a function that sends a document with one field named `done`, and returns that field */
function session(address: string): Ask {
  let token: string | undefined;
  return async (query, variables) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    const body = JSON.stringify({ query, variables });
    const answer = await request(address, { method: 'POST', headers, body });
    const given = answer.headers['vendure-auth-token'];
    if (typeof given === 'string') token = given;
    const { data, errors } = (await answer.body.json()) as Answer;
    const done = data?.['done'] as { readonly errorCode?: string } | null | undefined;
    if (errors !== undefined || !done || done.errorCode !== undefined)
      throw new Error(`bench: Vendure answered ${answer.statusCode} ${JSON.stringify({ data, errors })}`);
    return done;
  };
}
