/** The shared dependencies of changes of orders by the staff and by commands. */
import type { Clock } from '../../../../domain/time/clock.ts';
import type { DeliveryZone } from '../../../../domain/delivery/delivery.ts';
import type { Database } from '../../../database/connection/connection.ts';
import type { JournalActor, JournalService } from '../../journal/journal.service.ts';
import type { StockLevelsService } from '../../stock/levels/stock-levels.service.ts';
import type { MachineFilesService } from '../../workshop/machine-files/machine-files.service.ts';
import type { AroundChange } from '../around-change.ts';
import type { OrderCourseService } from '../course/order-course.service.ts';
import type { OrderEditingService } from '../editing/order-editing.service.ts';
import type { OrderRefundsService } from '../refunds/order-refunds.service.ts';
import type { OrdersService } from '../orders.service.ts';

export interface OrderChangesDependencies {
  database: Database;
  clock: Clock;
  /** As they are now. */
  zones(): readonly DeliveryZone[];
  orders: Pick<OrdersService, 'lock' | 'lines' | 'recordHistory' | 'move'>;
  course: Pick<OrderCourseService, 'startProduction' | 'dispatch' | 'deliver'>;
  orderRefunds: Pick<OrderRefundsService, 'refund' | 'recordRefundAtProvider'>;
  orderEditing: Pick<OrderEditingService, 'editByStaff'>;
  /** A later feature cancels orders, because it also voids their payments. */
  cancel(
    orderId: string,
    actor: string,
    reason: string | undefined,
    around: AroundChange,
  ): Promise<unknown>;
  record: JournalService['record'];
  stockLevels: Pick<StockLevelsService, 'takeBlanks'>;
  machineFiles: Pick<MachineFilesService, 'canMake'>;
}

/** Which order, who changes it, and what they saw of it. */
export interface ChangeAuthor {
  orderId: string;
  /** For the order's history: a member's email address, or the name given to the command. */
  name: string;
  actor: JournalActor;
  requestId?: string;
  /** The version that the member saw; absent for commands, which change the order as it is. */
  version?: number;
}
