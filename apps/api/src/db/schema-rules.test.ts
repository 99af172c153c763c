import { is, SQL } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgDialect, type PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Stack, startStack } from "../../test/stack.ts";
import { tables } from "../../test/tables.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const rows = async <T extends object>(statement: string): Promise<T[]> => (await stack.db.query<T>(statement)).rows;
const mine = "(shop_id = (NULLIF(current_setting('app.shop_id'::text, true), ''::text))::uuid)";
const tenantTables = `
  select c.oid, c.relname as name from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'lookup_keys'`;

const dialect = new PgDialect();
/** A default as SQL: itself, or a value of the column's type. */
const literal = (value: unknown, type: string) => {
  if (is(value, SQL)) return dialect.sqlToQuery(value.inlineParams()).sql;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return `'${type.endsWith("[]") ? "{}" : typeof value === "object" ? JSON.stringify(value) : value}'`;
};
function columnDdl(column: PgColumn): string {
  const { name, notNull, primary, generated, generatedIdentity } = column;
  const type = column.getSQLType();
  const expression = typeof generated?.as === "function" ? generated.as() : generated?.as;
  const value = generated
    ? ` generated always as (${literal(expression, type)}) stored`
    : generatedIdentity
      ? ` generated ${generatedIdentity.type === "always" ? "always" : "by default"} as identity`
      : column.default === undefined
        ? ""
        : ` default ${literal(column.default, type)}`;
  return `"${name}" ${type}${notNull || primary ? " not null" : ""}${value}`;
}
const ddlOf = (table: PgTable) => {
  const { name, columns } = getTableConfig(table);
  return `create table said."${name}" (${columns.map(columnDdl).join()})`;
};

describe("every tenant table", () => {
  it("has row-level security enabled and forced, by one policy for everything", async () => {
    const found = await rows<{ name: string }>(`select name from (${tenantTables}) t`);
    expect(found.length).toBeGreaterThanOrEqual(17);
    const secured = await rows<{ name: string }>(
      `select t.name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced, count(p.*)::int as policies,
         min(p.polcmd::text) as command, bool_and(p.polpermissive) as permissive, bool_and(p.polroles = '{0}') as everybody,
         min(pg_get_expr(p.polqual, p.polrelid)) as using, min(pg_get_expr(p.polwithcheck, p.polrelid)) as checked
       from (${tenantTables}) t join pg_class c on c.oid = t.oid left join pg_policy p on p.polrelid = t.oid
       group by 1, 2, 3`,
    );
    const expected = { enabled: true, forced: true, policies: 1, command: "*", permissive: true, everybody: true };
    for (const { name, ...security } of secured)
      expect({ name, ...security }).toEqual({ name, ...expected, using: mine, checked: mine });
    expect(secured).toHaveLength(found.length);
  });

  it("starts its primary key, its unique keys and every index with the shop", async () => {
    const indexes = await rows<{ first: string; index: string; unique: boolean }>(
      `select i.indexrelid::regclass::text as index, i.indisunique as unique, pg_get_indexdef(i.indexrelid, 1, true) as first
       from pg_index i join (${tenantTables}) t on t.oid = i.indrelid`,
    );
    // One finds the recurring campaigns of all shops that are due. One starts with a person and finds their shop before any shop is known; one orders the facts of all shops; one
    // starts with the shop and a span of time in one key; one finds the devices of a session that ends, whatever its shops.
    const others = indexes.filter(({ first }) => first !== "shop_id").map(({ index, unique }) => ({ index, unique }));
    expect(others.toSorted((a, b) => (a.index < b.index ? -1 : 1))).toEqual([
      { index: "campaign_plans_next_idx", unique: false },
      { index: "facts_xid_seq_idx", unique: false },
      { index: "memberships_user_id_idx", unique: false },
      { index: "messages_words_idx", unique: false },
      { index: "push_devices_session_id_idx", unique: false },
    ]);
    const keyless = await rows(
      `select name from (${tenantTables}) t where not exists (select 1 from pg_index i where i.indrelid = t.oid and i.indisprimary)`,
    );
    expect(keyless).toEqual([]);
  });

  it("refers to other tenant tables together with the shop, and to no other shop by chance", async () => {
    const references = await rows<{ name: string; first: string; target: string }>(
      `select k.conname as name, k.confrelid::regclass::text as target,
         (select attname from pg_attribute where attrelid = k.conrelid and attnum = k.conkey[1]) as first,
         (select attname from pg_attribute where attrelid = k.confrelid and attnum = k.confkey[1]) as theirs
       from pg_constraint k join (${tenantTables}) t on t.oid = k.conrelid
       where k.contype = 'f' and k.confrelid in (select oid from (${tenantTables}) u)`,
    );
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) expect(reference).toMatchObject({ first: "shop_id", theirs: "shop_id" });
    const unbound = await rows(
      `select t.name from (${tenantTables}) t where t.name not in ('shops')
       and not exists (select 1 from pg_constraint k where k.conrelid = t.oid and k.contype = 'f' and k.confrelid in (select oid from (${tenantTables}) u))`,
    );
    expect(unbound).toEqual([]);
  });
});

describe("the roles", () => {
  it("give the app nothing to own and no way round the policies", async () => {
    const [app] = await rows(
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = 'mauzo_app'",
    );
    expect(app).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
    });
    const [reader] = await rows(
      "select rolsuper, rolcanlogin, rolbypassrls from pg_roles where rolname = 'mauzo_reader'",
    );
    expect(reader).toEqual({ rolsuper: false, rolcanlogin: false, rolbypassrls: true });
    expect(await rows("select relname from pg_class where relowner = 'mauzo_app'::regrole")).toEqual([]);
    expect(await rows("select proname from pg_proc where proowner = 'mauzo_app'::regrole")).toEqual([]);
    expect(await rows("select nspname from pg_namespace where nspowner = 'mauzo_app'::regrole")).toEqual([]);
    expect(await rows("select 1 from pg_auth_members where member = 'mauzo_app'::regrole")).toEqual([]);
    const rights = await rows(
      "select nspname from pg_namespace where nspname !~ '^pg_' and has_schema_privilege('mauzo_app', oid, 'create')",
    );
    expect(rights).toEqual([]);
  });

  it("let the reader write nothing", async () => {
    const writes = await rows(
      `select oid::regclass::text from pg_class where relnamespace in ('public'::regnamespace, 'auth'::regnamespace) and relkind = 'r'
       and has_table_privilege('mauzo_reader', oid, 'insert, update, delete, truncate')`,
    );
    expect(writes).toEqual([]);
  });

  it("let these functions look across shops or write past what the app may, and no others", async () => {
    const functions = await rows(
      `select p.proname as name, p.proowner::regrole::text as owner, p.proconfig @> '{"search_path=public, pg_temp"}' as fixed,
         p.provolatile as volatility, has_function_privilege('public', p.oid, 'execute') as anybody
       from pg_proc p where p.prosecdef and p.pronamespace in ('public'::regnamespace, 'auth'::regnamespace) order by 1`,
    );
    const [tables] = await rows<{ owner: string }>(
      "select relowner::regrole::text as owner from pg_class where oid = 'messages'::regclass",
    );
    const expected = { owner: "mauzo_reader", fixed: true, volatility: "s", anybody: false };
    expect(functions).toEqual([
      { name: "caller_of", ...expected },
      { name: "delete_old_entries", ...expected, ...tables, volatility: "v" },
      { name: "delete_old_facts", ...expected, ...tables, volatility: "v" },
      { name: "doubles_of", ...expected },
      ...["campaign_plans", "campaigns", "contacts", "numbers", "sms", "status_shops", "webhooks"].map((due) => ({
        name: `due_${due}`,
        ...expected,
      })),
      ...["empty_demo_shop", "end_record"].map((name) => ({ name, ...expected, ...tables, volatility: "v" })),
      { name: "facts_after", ...expected },
      ...["forget_customer", "forget_empty_conversations", "forget_old_conversations"].map((name) => ({
        name,
        ...expected,
        ...tables,
        volatility: "v",
      })),
      { name: "key_of", ...expected },
      { name: "merge_customers", ...expected, ...tables, volatility: "v" },
      { name: "oldest_slice", ...expected },
      { name: "part_customers", ...expected, ...tables, volatility: "v" },
      ...["person_of", "possible_doubles"].map((name) => ({ name, ...expected })),
      ...["record_change", "record_look"].map((name) => ({ name, ...expected, ...tables, volatility: "v" })),
      ...[
        "search_customers",
        "search_messages",
        "search_orders",
        "search_products",
        "search_transactions",
        "shop_of",
        "site_statistics",
        "submitted_cases",
        "waiting_work",
      ].map((name) => ({ name, ...expected })),
    ]);
  });

  it("see through no view that is not the caller's own", async () => {
    const views = await rows(
      `select relname from pg_class where relkind in ('v', 'm') and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
       and not coalesce(reloptions @> '{security_invoker=true}', false)`,
    );
    expect(views).toEqual([]);
  });

  it("leave what happened as it happened: no update or delete by the app", async () => {
    const rights = await rows(
      `select relname as name, has_table_privilege('mauzo_app', oid, 'delete') as deletes, has_table_privilege('mauzo_app', oid, 'truncate') as truncates,
         array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and has_column_privilege('mauzo_app', c.oid, attnum, 'update')) as updates
       from pg_class c where oid in ('orders'::regclass, 'order_lines'::regclass, 'stock_movements'::regclass, 'messages'::regclass,
         'transfers'::regclass, 'order_charges'::regclass, 'order_changes'::regclass,
         'facts'::regclass, 'fact_failures'::regclass, 'record_entries'::regclass, 'record_heads'::regclass, 'customer_consents'::regclass) order by 1`,
    );
    const nothing = { deletes: false, truncates: false, updates: [] };
    expect(rights).toEqual([
      { name: "customer_consents", ...nothing },
      { name: "fact_failures", ...nothing },
      { name: "facts", ...nothing },
      { name: "messages", ...nothing },
      { name: "order_changes", ...nothing },
      { name: "order_charges", ...nothing, updates: ["dropped"] },
      { name: "order_lines", ...nothing, updates: ["quantity", "total_minor", "returned"] },
      {
        name: "orders",
        ...nothing,
        updates: [
          ...[
            "quantity",
            "total_minor",
            "note",
            "fulfilment",
            "paid_minor",
            "refunded_minor",
            "moves",
            "moved_at",
            "edits",
          ],
          ...["due_on", "promised_on", "reminds", "forgiven_minor"],
        ],
      },
      { name: "record_entries", ...nothing },
      { name: "record_heads", ...nothing },
      { name: "stock_movements", ...nothing },
      { name: "transfers", ...nothing },
    ]);
  });
});

describe("the schema", () => {
  it("is what the schema files say: tables, columns, types, nullability, defaults, generated values", async () => {
    // PostgreSQL itself says what the files mean: tables are made from them, and compared with the real ones.
    await stack.db.query("create schema said");
    await stack.db.query(tables.map(ddlOf).join(";"));
    const columnsIn = (schemas: string) =>
      rows<{ column: string }>(
        `select format('%s.%s: %s', c.relname, a.attname, concat_ws(', ', format_type(a.atttypid, a.atttypmod),
           case when a.attnotnull then 'not null' end, case when a.attgenerated <> '' then 'generated' end,
           case when a.attidentity <> '' then 'identity ' || a.attidentity::text end, pg_get_expr(d.adbin, d.adrelid))) as column
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
         where c.relkind = 'r' and c.relnamespace = any('${schemas}'::regnamespace[]) order by 1`,
      );
    const written = await columnsIn("{said}");
    await stack.db.query("drop schema said cascade");
    expect(written.length).toBeGreaterThan(400);
    expect(written).toEqual(await columnsIn("{public, auth}"));
  });

  it("allows in a column what its schema file lists, and nothing else", async () => {
    const checks = await rows<{ column: string; definition: string }>(
      `select format('%s.%s', c.relname, a.attname) as column, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
       where k.contype = 'c' and cardinality(k.conkey) = 1 and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`,
    );
    const real = checks
      .map(({ column, definition }) => ({
        column,
        values: [...definition.matchAll(/'((?:[^']|'')*)'::text[,\]]/g)].map(([, value]) => value),
      }))
      .filter(({ values }) => values.length > 0);
    const written = tables.flatMap((table) =>
      getTableConfig(table).columns.flatMap(({ name, enumValues = [] }) =>
        enumValues.length > 0 ? [{ column: `${getTableConfig(table).name}.${name}`, values: enumValues }] : [],
      ),
    );
    const byColumn = (lists: { column: string; values: unknown }[]) =>
      Object.fromEntries(lists.map(({ column, values }) => [column, values]));
    // Copied from columns that have a check, or computed.
    const unchecked = [...["listings.category", "listings.language"], ...["orders.payment", "orders.status"]];
    expect(byColumn(written.filter(({ column }) => !unchecked.includes(column)))).toEqual(byColumn(real));
  });

  it("keeps money in bigint and names in ids of uuidv7", async () => {
    const money = await rows(
      "select table_name, column_name from information_schema.columns where column_name like '%_minor' and data_type <> 'bigint'",
    );
    expect(money).toEqual([]);
    const ids = await rows(
      `select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE' and table_schema = 'public' and column_name = 'id' and column_default is distinct from 'uuidv7()'`,
    );
    expect(ids).toEqual([]);
  });

  it("waits for the disk before it says that something is kept", async () => {
    const settings = await Promise.all(
      ["synchronous_commit", "fsync", "full_page_writes"].map(
        async (name) => (await stack.pool.query(`show ${name}`)).rows[0],
      ),
    );
    // The temporary server of a test run may turn fsync off; our own setting holds everywhere.
    expect(settings[0]).toEqual({ synchronous_commit: "on" });
    const kept = await rows("select setconfig from pg_db_role_setting where setconfig @> '{synchronous_commit=on}'");
    expect(kept).toHaveLength(1);
  });
});
