/** The wire form of a cancelled order: the same as that of reading it. */
export {
  answerCourse as answerCancelledByKey,
  answerDetail as answerCancelled,
} from '../orders/customers/customer-orders.answer.ts';
