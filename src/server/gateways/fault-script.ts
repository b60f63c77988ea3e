/** Failures that a stand-in acts out, in the order in which they were added. */

/** Affects the next `times` calls of its kind. */
export interface ScriptedFault {
  call: string;
  /** 1 if absent. */
  times?: number | undefined;
}

export interface FaultScript<Fault extends ScriptedFault> {
  add(fault: Fault): void;
  /** The fault for this call, if any. */
  take(call: Fault['call']): Fault | undefined;
  clear(): void;
}

export function newFaultScript<Fault extends ScriptedFault>(): FaultScript<Fault> {
  let faults: { fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      faults.push({ fault, left: fault.times ?? 1 });
    },
    take(call) {
      const met = faults.find(({ fault }) => fault.call === call);
      if (met) met.left -= 1;
      faults = faults.filter(({ left }) => left > 0);
      return met?.fault;
    },
    clear() {
      faults = [];
    },
  };
}
