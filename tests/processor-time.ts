/** A clock of what this process has worked since, in milliseconds: on a busy machine, time by the clock says little of the work. */
export function processorTime(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
}
