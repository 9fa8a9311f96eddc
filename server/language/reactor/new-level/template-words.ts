import type { LevelTemplate } from './templates';

/** The name and the description of each template, in the order in which they are offered. */
export const templateWords: Readonly<
  Record<LevelTemplate, { readonly label: string; readonly detail: string }>
> = {
  running: {
    label: 'Running',
    detail: 'A working level with three networks, three consumers, a reactor and a robot',
  },
  leak: { label: 'Leak', detail: 'A leaking fuel pipe, and an item that removes the fuel from the floor' },
  junction: { label: 'Junction', detail: 'A junction that sends the fuel into the wrong branch' },
  door: {
    label: 'Door',
    detail: 'A closed door between robot and reactor, and a terminal that shows the pipes',
  },
  clock: { label: 'Clock', detail: 'No fuel, and a rule that damages the coolant pipe after some turns' },
};
