/** The service of a consumer, as the number that `State.services` holds. */
export const service = { disabled: 0, starved: 1, producing: 2 } as const;
export const serviceNames = ['Disabled', 'Starved', 'Producing'] as const;
export type ServiceName = (typeof serviceNames)[number];
