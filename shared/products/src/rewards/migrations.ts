import { type ListPlan, listSchema } from '@shared/engine/db/listed'
import type { Migration } from '@shared/engine/db/migrate'

/** A person's rewards, by kind and code, and whether they are open. */
export const rewardList: ListPlan = {
  table: 'reward',
  owner: ['user_id'],
  by: ['kind', 'code', 'open'],
  times: ['created_at'],
  tie: 'id',
}

/** SQL: the UTC+8 day of a moment. */
const dayIn = (moment: string) => `date((${moment} + 28800000) / 1000, 'unixepoch')`

export const rewardMigrations: readonly Migration[] = [
  {
    id: 'rewards-0001',
    up: `
CREATE TABLE vip (user_id TEXT PRIMARY KEY, level INTEGER NOT NULL CHECK (level >= 0)) STRICT, WITHOUT ROWID;
CREATE TABLE vip_due (user_id TEXT PRIMARY KEY, falls INTEGER NOT NULL) STRICT;

CREATE TABLE reward (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  kind INTEGER NOT NULL CHECK (kind IN (1, 2, 3)),
  ref TEXT NOT NULL,
  level INTEGER,
  amount INTEGER NOT NULL CHECK (amount > 0),
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  claimed_at INTEGER,
  client_order_id TEXT,
  UNIQUE (user_id, kind, ref)
) STRICT;
CREATE INDEX reward_of_user ON reward (user_id, created_at);
CREATE INDEX reward_open ON reward (user_id) WHERE claimed_at IS NULL;

CREATE TABLE due_run (event TEXT NOT NULL, period TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (event, period)) STRICT, WITHOUT ROWID;

CREATE TABLE team (
  ancestor TEXT NOT NULL,
  descendant TEXT NOT NULL,
  depth INTEGER NOT NULL CHECK (depth BETWEEN 1 AND 3),
  same_browser INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (ancestor, descendant)
) STRICT, WITHOUT ROWID;
CREATE INDEX team_above ON team (descendant, depth);
WITH RECURSIVE above (descendant, ancestor, depth) AS (
  SELECT id, inviter_id, 1 FROM user WHERE inviter_id IS NOT NULL
  UNION ALL
  SELECT above.descendant, user.inviter_id, above.depth + 1 FROM above JOIN user ON user.id = above.ancestor
    WHERE user.inviter_id IS NOT NULL AND above.depth < 3
)
INSERT INTO team (ancestor, descendant, depth) SELECT ancestor, descendant, depth FROM above;
CREATE TRIGGER team_final BEFORE UPDATE OF ancestor, descendant, depth ON team
BEGIN SELECT RAISE(ABORT, 'a team is final'); END;

CREATE TABLE team_income (
  ancestor TEXT NOT NULL,
  entry_id INTEGER NOT NULL REFERENCES ledger_entry (id),
  descendant TEXT NOT NULL,
  depth INTEGER NOT NULL,
  price TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  payday TEXT,
  PRIMARY KEY (ancestor, entry_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX team_income_pending ON team_income (ancestor, at, amount) WHERE payday IS NULL;
CREATE INDEX team_income_paid ON team_income (ancestor, payday);
CREATE INDEX team_income_at ON team_income (ancestor, at, amount);
CREATE INDEX team_income_of ON team_income (ancestor, descendant, amount);
`,
  },
  // what a team says of itself is kept: summed anew at each look, ten thousand members cost a fifth of a second
  {
    id: 'rewards-0002',
    up: `
ALTER TABLE team ADD COLUMN joined INTEGER NOT NULL DEFAULT 0;
ALTER TABLE team ADD COLUMN recharged INTEGER NOT NULL DEFAULT 0;
UPDATE team SET joined = (SELECT created_at FROM user WHERE id = descendant),
  recharged = EXISTS (SELECT 1 FROM recharge WHERE user_id = descendant AND status = 1);
CREATE INDEX team_joined ON team (ancestor, joined DESC, descendant);
CREATE INDEX team_joined_at ON team (ancestor, depth, joined DESC, descendant);
CREATE INDEX team_recharged ON team (ancestor) WHERE recharged = 1;
CREATE TRIGGER team_recharges AFTER UPDATE OF status ON recharge WHEN new.status = 1
BEGIN UPDATE team SET recharged = 1 WHERE descendant = new.user_id; END;

CREATE TABLE team_sum (
  ancestor TEXT NOT NULL,
  depth INTEGER NOT NULL,
  people INTEGER NOT NULL,
  earned INTEGER NOT NULL,
  PRIMARY KEY (ancestor, depth)
) STRICT, WITHOUT ROWID;
INSERT INTO team_sum SELECT ancestor, depth, count(*),
  (SELECT coalesce(sum(amount), 0) FROM team_income i WHERE i.ancestor = team.ancestor AND i.depth = team.depth)
  FROM team GROUP BY ancestor, depth;
CREATE TRIGGER team_grows AFTER INSERT ON team
BEGIN INSERT INTO team_sum VALUES (new.ancestor, new.depth, 1, 0) ON CONFLICT DO UPDATE SET people = people + 1; END;
CREATE TRIGGER team_earns AFTER INSERT ON team_income
BEGIN UPDATE team_sum SET earned = earned + new.amount WHERE ancestor = new.ancestor AND depth = new.depth; END;
`,
  },
  // holds keyed hashes alone: no name, no document, no account
  {
    id: 'rewards-0003',
    up: `
CREATE TABLE person_reward (
  person TEXT NOT NULL,
  kind INTEGER NOT NULL,
  ref TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, kind, ref)
) STRICT, WITHOUT ROWID;
`,
  },
  // what a list, a task and a team say is counted as it is written, and paged out of an index
  {
    id: 'rewards-0004',
    up: `
ALTER TABLE reward ADD COLUMN code TEXT NOT NULL DEFAULT '';
ALTER TABLE reward ADD COLUMN open INTEGER NOT NULL DEFAULT 1 CHECK (open IN (0, 1));
UPDATE reward SET code = iif(instr(ref, ':'), substr(ref, 1, instr(ref, ':') - 1), ref) WHERE kind = 1;
UPDATE reward SET open = 0 WHERE claimed_at IS NOT NULL OR EXISTS (SELECT 1 FROM identity i
  JOIN person_reward p ON p.person = i.person AND p.kind = reward.kind AND p.ref = reward.ref WHERE i.user_id = reward.user_id);
DROP INDEX reward_open;
DROP INDEX reward_of_user;
CREATE INDEX reward_open ON reward (user_id) WHERE open = 1;
CREATE INDEX reward_expiring ON reward (expires_at) WHERE open = 1 AND expires_at IS NOT NULL;
CREATE INDEX reward_by_order ON reward (user_id, client_order_id) WHERE client_order_id IS NOT NULL;
${listSchema(rewardList, { user_id: 'TEXT', kind: 'INTEGER', code: 'TEXT', open: 'INTEGER' })}

ALTER TABLE vip ADD COLUMN week TEXT;
CREATE INDEX vip_holder ON vip (user_id) WHERE level > 0;

ALTER TABLE team ADD COLUMN earned INTEGER NOT NULL DEFAULT 0;
UPDATE team SET earned = (SELECT coalesce(sum(amount), 0) FROM team_income i
  WHERE i.ancestor = team.ancestor AND i.descendant = team.descendant);
ALTER TABLE team_sum ADD COLUMN recharged INTEGER NOT NULL DEFAULT 0;
UPDATE team_sum SET recharged = (SELECT coalesce(sum(recharged), 0) FROM team t
  WHERE t.ancestor = team_sum.ancestor AND t.depth = team_sum.depth);
CREATE TABLE team_day (
  ancestor TEXT NOT NULL,
  day TEXT NOT NULL,
  people INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  paid INTEGER NOT NULL,
  PRIMARY KEY (ancestor, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX team_day_pending ON team_day (ancestor, day, amount, paid) WHERE amount > paid;
INSERT INTO team_day SELECT ancestor, ${dayIn('at')}, 0, sum(amount), sum(iif(payday IS NULL, 0, amount))
  FROM team_income GROUP BY 1, 2;
INSERT INTO team_day SELECT ancestor, ${dayIn('joined')}, count(*), 0, 0 FROM team WHERE true GROUP BY 1, 2
  ON CONFLICT DO UPDATE SET people = excluded.people;

DROP TRIGGER team_grows;
CREATE TRIGGER team_grows AFTER INSERT ON team BEGIN
  INSERT INTO team_sum (ancestor, depth, people, earned) VALUES (new.ancestor, new.depth, 1, 0)
    ON CONFLICT DO UPDATE SET people = people + 1;
  INSERT INTO team_day VALUES (new.ancestor, ${dayIn('new.joined')}, 1, 0, 0) ON CONFLICT DO UPDATE SET people = people + 1;
END;
CREATE TRIGGER team_recharged AFTER UPDATE OF recharged ON team WHEN new.recharged > old.recharged
BEGIN UPDATE team_sum SET recharged = recharged + 1 WHERE ancestor = new.ancestor AND depth = new.depth; END;
DROP TRIGGER team_earns;
CREATE TRIGGER team_earns AFTER INSERT ON team_income BEGIN
  UPDATE team_sum SET earned = earned + new.amount WHERE ancestor = new.ancestor AND depth = new.depth;
  UPDATE team SET earned = earned + new.amount WHERE ancestor = new.ancestor AND descendant = new.descendant;
  INSERT INTO team_day VALUES (new.ancestor, ${dayIn('new.at')}, 0, new.amount, 0)
    ON CONFLICT DO UPDATE SET amount = amount + new.amount;
END;
DROP INDEX team_recharged;
DROP INDEX team_income_pending;
DROP INDEX team_income_paid;
DROP INDEX team_income_of;
`,
  },
]
