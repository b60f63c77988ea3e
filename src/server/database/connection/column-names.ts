/** Names are camelCase in the code and snake_case in the database (docs/decisions/0121). */
import { CamelCasePlugin, PostgresQueryCompiler } from 'kysely';
import type { PluginTransformQueryArgs, RootOperationNode } from 'kysely';
import { PipeliningDialect } from './pipeline.ts';

/** Renames the columns of rows. Documents in jsonb keep their own key names. */
class RowNames extends CamelCasePlugin {
  /** Kysely's plugin copies the whole query to rename what is in it. */
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  inDatabase(name: string): string {
    return this.snakeCase(name);
  }
}

export const rowNames = new RowNames({ maintainNestedObjectKeys: true });

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(rowNames.inDatabase(name));
  }
}

/** Renames what is in queries while their text is written. */
export class SnakeCaseDialect extends PipeliningDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new SnakeCaseCompiler();
  }
}
