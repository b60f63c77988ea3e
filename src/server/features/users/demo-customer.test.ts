import { expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { DEMO_CUSTOMER } from '../../../domain/people/demo-customer.ts';
import { closeDemoCustomer, openDemoCustomer } from './demo-customer.ts';

const { ask, database } = await testShop();
const { email, password } = DEMO_CUSTOMER;
const signIn = () => ask('logIn', { body: { username: email, password } });

test('the demo customer can sign in during a trial, and not once the shop is public', async () => {
  expect((await signIn()).statusCode).toBe(401);
  await openDemoCustomer(database, new Date());
  await openDemoCustomer(database, new Date());
  expect((await signIn()).statusCode).toBe(200);
  await closeDemoCustomer(database, new Date());
  expect((await signIn()).statusCode).toBe(401);
});
