import { balanceShape, defaultBalance, levelShape } from '../../engine/reactor';
import { jsonSchema } from '../../engine/shape';
import { scenarioShape } from '../../engine/lix';
import { languages } from '../language';

export const schemaNames = ['level', 'balance', 'config', 'lix'] as const;
export type SchemaName = (typeof schemaNames)[number];

/** Returns the JSON Schema of a file format as text. Amounts and severities have the bounds of the default balance. */
export function schemaText(name: SchemaName): string {
  return `${JSON.stringify(schemas[name](), null, 2)}\n`;
}

const schemas = {
  level: () => jsonSchema(levelShape(defaultBalance), { title: 'Reactor Maintenance level' }),
  balance: () => jsonSchema(balanceShape, { title: 'Reactor Maintenance balance' }),
  config: () => jsonSchema(languages.config.shape, { title: 'Reactor Maintenance checker configuration' }),
  lix: () => jsonSchema(scenarioShape, { title: 'Lix scenario' }),
} as const;
