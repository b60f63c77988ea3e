/** `npm run order -- <reference> …`: processes an order from payment to delivery, until there is a back office. */
import { formatPounds } from '../../domain/money/money.ts';
import { withShop } from '../process/shop-command.ts';
import { ORDER_HELP, readOrderCommand } from './arguments/order-arguments.ts';
import { copyFiles, copySlip, noFiles, showFile } from './order/order-files.ts';
import { showOrder, showParcel } from './order/order-shown.ts';
import { readOrHelp } from './arguments/read-or-help.ts';

const command = readOrHelp('order', readOrderCommand, ORDER_HELP);
if (command) {
  await withShop(async (services, { report }) => {
    const { course, orderChanges, orderRefunds, machineFiles, packingSlips } = services;
    const { reference, actor } = command;
    const found = await course.find(reference);
    const { id } = found.order;
    const author = { orderId: id, name: actor, actor: { kind: 'command', name: 'order' } as const };
    const tell = ({ state }: { state: string }) => report(`${reference}: ${state}`);
    switch (command.verb) {
      case 'show':
        for (const line of showOrder(found, await orderRefunds.moneyOf(id))) report(line);
        for (const line of showParcel(await services.orders.person(id))) report(line);
        return;
      case 'files': {
        const files = await machineFiles.ofOrder(id);
        if (files.length === 0) report(`${reference}: ${await noFiles(machineFiles, id)}`);
        if (command.folder) await copyFiles(reference, files, machineFiles.read, command.folder);
        for (const file of files) report(showFile(reference, file));
        if (command.folder)
          report(`  ${await copySlip(reference, await packingSlips.ofOrder(id), command.folder)}`);
        return;
      }
      case 'slip':
        return report(await copySlip(reference, await packingSlips.ofOrder(id), command.folder));
      case 'produce':
        return tell((await orderChanges.produce(author)).order);
      case 'dispatch':
        return tell((await orderChanges.dispatch(author, command.sending)).order);
      case 'deliver':
        return tell((await orderChanges.deliver(author, command.tracking)).order);
      case 'remake': {
        const { copies, line } = command.remake;
        await orderChanges.remake(author, command.remake);
        return report(`${reference}: ${copies} of line ${line} will be made again`);
      }
      case 'cancel':
        await orderChanges.cancel(author, command.reason);
        return tell({ state: 'cancelled' });
      case 'hold':
        await orderChanges.hold(author, command.reason);
        return report(`${reference}: on hold`);
      case 'release':
        await orderChanges.release(author, command.reason);
        return report(`${reference}: released`);
      case 'recordRefund':
        await orderChanges.recordRefund(author, command);
        return report(`${reference}: ${formatPounds(command.amountPence)} is recorded as refunded`);
      case 'refund': {
        const amount = await orderChanges.refund(author, command.request);
        report(`${reference}: ${formatPounds(amount)} will be refunded`);
      }
    }
  });
}
