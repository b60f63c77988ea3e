/**
 * Chooses the configured outside services or, on a trial shop, their stand-ins: payment provider,
 * mail, carrier, generated files.
 */
import { createHmac } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../domain/time/clock.ts';
import { SECOND } from '../../domain/time/durations.ts';
import type { Config } from '../config/config.ts';
import type { AddressFinder } from '../gateways/address-finder/address-finder.ts';
import { idealPostcodesGateway } from '../gateways/address-finder/ideal-postcodes.gateway.ts';
import { clickAndDropGateway } from '../gateways/click-and-drop/click-and-drop.gateway.ts';
import type { ClickAndDrop } from '../gateways/click-and-drop/click-and-drop.ts';
import { smtpGateway } from '../gateways/mail/mail.gateway.ts';
import type { MailGateway } from '../gateways/mail/mail.gateway.ts';
import { openMailbox, storedEmails } from '../gateways/mail/mailbox/mailbox.ts';
import type { Mailbox } from '../gateways/mail/mailbox/mailbox.ts';
import { registerMailbox } from '../gateways/mail/mailbox/mailbox.page.ts';
import type { MediaStore } from '../gateways/media/media-store.ts';
import { openMediaStore } from '../gateways/media/open-media-store.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import { paypalGateway } from '../gateways/paypal/paypal.gateway.ts';
import { sendRequest } from '../gateways/send-request.ts';

export interface OutsideWorld {
  payment: PaymentGateway;
  mail: MailGateway;
  media: MediaStore;
  /** Null: parcels go to the carrier by file. */
  clickAndDrop: ClickAndDrop | null;
  /** Null: shoppers write their addresses themselves. */
  addressFinder: AddressFinder | null;
  /** The stand-in for the payment provider; null if payments are real. */
  standIn: {
    /** As a shopper does. @param captured in pounds, if it differs from the order's total */
    approve(providerOrderId: string, captured?: string): Promise<void>;
  } | null;
  /** Registers the stand-ins' own pages with the app. */
  register(app: FastifyInstance): Promise<void>;
  stop(): Promise<void>;
}

export interface OutsideWorldOptions {
  config: Config;
  clock: Clock;
  /** Signs the data that the stand-ins need again after a restart. */
  secret: string;
}

const STAND_IN = '/stand-in/paypal';
const CARRIER_STAND_IN = '/stand-in/click-and-drop';

export async function outsideWorld(options: OutsideWorldOptions): Promise<OutsideWorld> {
  const { config } = options;
  const payment = await paymentProvider(options);
  const mail = await mailServer(config);
  const carrier = await carrierProgram(options);
  return {
    payment: payment.gateway,
    mail: mail.gateway,
    media: await openMediaStore(config),
    clickAndDrop: carrier.gateway,
    addressFinder: await finderOfAddresses(config),
    standIn: payment.standIn,
    async register(app) {
      await payment.register(app);
      await carrier.register(app);
      mail.register(app);
    },
    stop: mail.stop,
  };
}

async function paymentProvider({ config, clock, secret }: OutsideWorldOptions) {
  if (config.payPal)
    return {
      gateway: paypalGateway(config.payPal, clock),
      standIn: null,
      register: async () => {},
    };
  // Imported only when used: a shop with credentials loads no stand-in.
  const [{ newStandIn }, { standInPlugin }] = await Promise.all([
    import('../gateways/paypal/stand-in/stand-in.ts'),
    import('../gateways/paypal/stand-in/stand-in.plugin.ts'),
  ]);
  const keys = {
    clientId: 'stand-in',
    clientSecret: derive(secret, 'stand-in client'),
    webhookId: 'WH-STAND-IN',
  };
  const own = ownAddress(config);
  return {
    gateway: paypalGateway({ ...keys, baseUrl: own + STAND_IN }, clock),
    standIn: { approve: approveAt(own + STAND_IN) },
    async register(app: FastifyInstance) {
      const standIn = newStandIn({
        ...keys,
        signingSecret: derive(secret, 'stand-in webhooks'),
        webhookUrl: `${own}/gateway/paypal/webhook`,
        publicUrl: config.origin + STAND_IN,
        journal: path.join(config.dataFolder, 'stand-in-paypal.jsonl'),
      });
      await app.register(standInPlugin(standIn), { prefix: STAND_IN });
    },
  };
}

/** A worker without the web calls the process that has it. */
const ownAddress = ({ role, origin, host, port }: Config): string =>
  role === 'worker' ? origin : `http://${host}:${port}`;

async function carrierProgram({ config, secret }: OutsideWorldOptions) {
  const { clickAndDrop, trial } = config;
  if (clickAndDrop || !trial)
    return {
      gateway: clickAndDrop && clickAndDropGateway(clickAndDrop),
      register: async () => {},
    };
  const [{ newStandIn }, { standInPlugin }] = await Promise.all([
    import('../gateways/click-and-drop/stand-in/stand-in.ts'),
    import('../gateways/click-and-drop/stand-in/stand-in.plugin.ts'),
  ]);
  const key = derive(secret, 'stand-in carrier');
  return {
    gateway: clickAndDropGateway({ key, baseUrl: ownAddress(config) + CARRIER_STAND_IN }),
    async register(app: FastifyInstance) {
      const journal = path.join(config.dataFolder, 'stand-in-click-and-drop.jsonl');
      await app.register(standInPlugin(newStandIn({ key, journal })), { prefix: CARRIER_STAND_IN });
    },
  };
}

async function finderOfAddresses({ idealPostcodes, trial }: Config): Promise<AddressFinder | null> {
  if (idealPostcodes) return idealPostcodesGateway(idealPostcodes);
  if (!trial) return null;
  return (await import('../gateways/address-finder/stand-in.ts')).standInAddressFinder;
}

const approveAt =
  (url: string) =>
  async (order: string, captured?: string): Promise<void> => {
    const { status } = await sendRequest(`${url}/approve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order, ...(captured && { captured }) }),
      timeoutMs: 10 * SECOND,
    });
    if (status >= 300) throw new Error(`The stand-in answered ${status}`);
  };

async function mailServer({ mail: { smtpUrl, from }, dataFolder }: Config) {
  if (smtpUrl) {
    const gateway = smtpGateway({ smtpUrl, from });
    return { gateway, register: () => {}, stop: async () => gateway.close() };
  }
  const folder = path.join(dataFolder, 'mailbox');
  await mkdir(folder, { recursive: true });
  // Opened at the first email: its packages would take a tenth of the start.
  let mailbox: Promise<Mailbox> | undefined;
  const opened = () => (mailbox ??= openMailbox(folder));
  const gateway = smtpGateway({ smtpUrl: async () => (await opened()).smtpUrl, from });
  return {
    gateway,
    register: (app: FastifyInstance) => registerMailbox(app, storedEmails(folder)),
    async stop() {
      gateway.close();
      await (await mailbox)?.stop();
    },
  };
}

const derive = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');
