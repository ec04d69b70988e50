import { firstOperator } from '../operator/first-operator.ts';
import { type Caller, callerOf } from './caller.ts';
import type { TestShop } from './shop.ts';

const LOGIN = { username: 'olga', password: 'chosen by myself' };

/** The first operator of the platform, logged in. */
export async function operatorOf({ app, services, visitor }: TestShop): Promise<Caller> {
  await firstOperator(services, { ...LOGIN, name: 'Olga Operator' });
  return callerOf(app, await visitor.must('Partner.login', LOGIN));
}
