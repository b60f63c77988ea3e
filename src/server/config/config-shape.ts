/** The settings as the shop reads them. */
import type { BackupRetention } from '../../domain/retention/backup-retention.ts';
import type { DeliveryZone } from '../../domain/delivery/delivery.ts';
import type { Bucket } from './bucket-address.ts';
import type { SocialLink } from './config-fields.ts';

export interface Config {
  role: 'all' | 'web' | 'worker';
  host: string;
  port: number;
  /** The public origin of the shop, without a trailing slash; links use it, never the Host header. */
  origin: string;
  /** The public origin of the office: the shop's, or one with a hostname of its own. */
  officeOrigin: string;
  trustProxy: boolean | number | string[];
  /** Origins of the shared caches in front of the shop, which it purges. */
  sharedCaches: string[];
  /** How long a web process serves on, no longer ready, before it stops. */
  drainSeconds: number;
  /** Multiplies every rate limit; Infinity switches them off. */
  rateLimits: number;
  /** Whether stand-ins for payment and mail are allowed: on a local origin, or with TRIAL set. */
  trial: boolean;
  logLevel: string;
  /** Absolute path. */
  dataFolder: string;
  /** null: the embedded Postgres. */
  databaseUrl: string | null;
  databasePool: number;
  /** null: generated once and stored in the data folder. */
  secret: string | null;
  /** null: no scheduled backups. */
  backups: {
    /** Absolute path. */
    folder: string;
    /** Hour of the day, in UTC. */
    hour: number;
    keep: BackupRetention;
  } | null;
  /** The bearer token for reading /metrics from another machine; null: only this machine may. */
  metricsToken: string | null;
  /** Of generated files and photographs; null: they are in the data folder. */
  bucket: Bucket | null;
  /** Empty: our own /media. */
  mediaOrigin: string;
  /** Empty: initials instead of pictures. */
  avatarOrigin: string;
  /** null: our own /status. */
  statusUrl: string | null;
  /** null: the built-in stand-in. */
  payPal: { baseUrl: string; clientId: string; clientSecret: string; webhookId: string } | null;
  /** null: the built-in stand-in in a trial, else none: parcels go to the carrier by file. */
  clickAndDrop: { baseUrl: string; key: string } | null;
  /** null: the built-in stand-in in a trial, else none: shoppers write their addresses. */
  idealPostcodes: { baseUrl: string; key: string } | null;
  mail: {
    /** null: the development mailbox. */
    smtpUrl: string | null;
    from: string;
  };
  bankHolidaysUrl: string;
  deliveryZones: readonly DeliveryZone[];
  /** Days that shoppers’ photographs are kept after dispatch of the order that shows them. */
  uploadDaysAfterDispatch: number;
  /** Days that machine files are kept after dispatch of their order. */
  machineFileDaysAfterDispatch: number;
  /** Days after which abandoned unpaid orders are deleted. */
  unpaidOrderDays: number;
  shop: {
    name: string;
    legalName: string;
    address: readonly string[];
    email: string;
    phone: string;
    social: readonly SocialLink[];
    companyNumber: string;
    vatRegistered: boolean;
    vatNumber: string;
    vatRatePercent: number;
  };
}
