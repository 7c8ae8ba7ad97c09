-- Every table of the product. Rules that all of them share:
--  * ids are UUIDv7, usually made by whoever creates the row (also by the browser, so that a create can be repeated);
--  * instants keep milliseconds, as the browser does;
--  * list rows (items, stores, categories, user_items) carry the revision of their scope at their last change
--    and are only marked as deleted, so that a device which was away can ask for "all after revision N".

CREATE FUNCTION new_id() RETURNS uuid LANGUAGE sql VOLATILE AS $$
  -- UUIDv7 (RFC 9562): 48 bits of milliseconds, then random bits with the version's four set.
  SELECT encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

-- One row for each list that can be shared: a person's own (id = users.id) or a household's (id = households.id).
-- Its row lock puts all changes of one list in one order; epoch grows when the people behind the list change.
CREATE TABLE scopes (
  id uuid PRIMARY KEY,
  epoch integer NOT NULL DEFAULT 0,
  revision bigint NOT NULL DEFAULT 0,
  purged_revision bigint NOT NULL DEFAULT 0
);

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  password text NOT NULL,
  first_name text,
  last_name text,
  profile_image_url text,
  role text NOT NULL DEFAULT 'free' CHECK (role IN ('admin', 'premium', 'free')),
  household_id uuid,
  timezone text NOT NULL DEFAULT 'UTC',
  recurring_day smallint NOT NULL DEFAULT 1 CHECK (recurring_day BETWEEN 0 AND 6),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
CREATE INDEX users_created_at_idx ON users (created_at DESC, id);
CREATE INDEX users_household_id_idx ON users (household_id);
CREATE INDEX users_admins_idx ON users (id) WHERE role = 'admin';

CREATE TABLE sessions (
  sid bytea PRIMARY KEY,                 -- SHA-256 of the cookie's token
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  sess jsonb NOT NULL DEFAULT '{}',
  expire timestamptz(3) NOT NULL
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_expire_idx ON sessions (expire);

CREATE TABLE households (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  owner_id uuid NOT NULL REFERENCES users,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX households_owner_id_idx ON households (owner_id);
ALTER TABLE users ADD FOREIGN KEY (household_id) REFERENCES households ON DELETE SET NULL;

CREATE TABLE household_members (
  id uuid PRIMARY KEY,
  household_id uuid NOT NULL REFERENCES households ON DELETE CASCADE,
  user_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  joined_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX household_members_household_id_idx ON household_members (household_id, joined_at);

CREATE TABLE household_invitations (
  id uuid PRIMARY KEY,
  household_id uuid NOT NULL REFERENCES households ON DELETE CASCADE,
  inviter_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  invitee_email text NOT NULL,
  token bytea NOT NULL UNIQUE,           -- SHA-256 of the link's token
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'cancelled', 'expired')),
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  accepted_at timestamptz(3)
);
CREATE UNIQUE INDEX household_invitations_pending_key
  ON household_invitations (household_id, lower(invitee_email)) WHERE status = 'pending';
CREATE INDEX household_invitations_inviter_id_idx ON household_invitations (inviter_id);

CREATE TABLE categories (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL,                -- lower case; stores refer to categories by it
  user_id uuid REFERENCES users ON DELETE CASCADE,
  is_global boolean NOT NULL DEFAULT false,
  revision bigint NOT NULL DEFAULT 0,
  deleted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (is_global = (user_id IS NULL))
);
CREATE UNIQUE INDEX categories_global_key ON categories (name_key) WHERE is_global;
CREATE UNIQUE INDEX categories_user_key ON categories (user_id, name_key) WHERE deleted_at IS NULL;
CREATE INDEX categories_user_revision_idx ON categories (user_id, revision);

CREATE TABLE stores (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL,
  types text[] NOT NULL DEFAULT ARRAY['big box'],
  categories text[] NOT NULL,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  is_global boolean NOT NULL DEFAULT false,
  is_approved boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'ignored')),
  revision bigint NOT NULL DEFAULT 0,
  deleted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (is_global = (user_id IS NULL))
);
CREATE UNIQUE INDEX stores_global_key ON stores (name_key) WHERE is_global;
CREATE INDEX stores_user_revision_idx ON stores (user_id, revision);
CREATE INDEX stores_review_idx ON stores (created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX stores_name_key_idx ON stores (name_key) WHERE deleted_at IS NULL;

CREATE TABLE master_items (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  name_key text NOT NULL UNIQUE,
  category_id uuid NOT NULL REFERENCES categories,
  popularity smallint NOT NULL DEFAULT 0, -- 0 to 100; orders suggestions for somebody with no history yet
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX master_items_category_id_idx ON master_items (category_id);

CREATE TABLE user_items (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL,
  category_id uuid REFERENCES categories ON DELETE SET NULL,
  category_by text NOT NULL DEFAULT 'embedded' CHECK (category_by IN ('embedded', 'endpoint', 'person')),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  revision bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (user_id, name_key)
);
CREATE INDEX user_items_user_revision_idx ON user_items (user_id, revision);
CREATE INDEX user_items_category_id_idx ON user_items (category_id);
CREATE INDEX user_items_name_key_idx ON user_items (name_key);

-- A person's own word on where a name belongs; it wins over the machine's for her whole scope.
CREATE TABLE category_choices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name_key text NOT NULL,
  category_id uuid NOT NULL REFERENCES categories ON DELETE CASCADE,
  revision bigint NOT NULL DEFAULT 0,
  chosen_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, name_key)
);
CREATE INDEX category_choices_category_id_idx ON category_choices (category_id);
CREATE INDEX category_choices_revision_idx ON category_choices (user_id, revision);

CREATE TABLE ai_categorization_cache (
  id uuid PRIMARY KEY,
  item_name text NOT NULL UNIQUE,        -- the name's key
  suggested_category_id uuid NOT NULL REFERENCES categories ON DELETE CASCADE,
  confidence smallint NOT NULL CHECK (confidence BETWEEN 0 AND 100),
  reasoning text NOT NULL,
  used_count integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX ai_categorization_cache_category_idx ON ai_categorization_cache (suggested_category_id);

CREATE TABLE items (
  id uuid PRIMARY KEY,
  master_item_id uuid REFERENCES master_items,
  user_item_id uuid REFERENCES user_items,
  name text NOT NULL,                    -- as shown; its key is the key of the master or user item
  name_key text NOT NULL,
  category_id uuid REFERENCES categories ON DELETE SET NULL, -- the effective one: choice, else user item, else master item
  quantity integer NOT NULL DEFAULT 1 CHECK (quantity BETWEEN 1 AND 9999),
  parsed_quantity text,
  parsed_size text,
  note text,
  store_id uuid REFERENCES stores ON DELETE SET NULL,
  cleared_store_id uuid REFERENCES stores ON DELETE SET NULL, -- the store it had until that store was deleted
  completed boolean NOT NULL DEFAULT false,
  completed_at timestamptz(3),
  completed_by uuid REFERENCES users ON DELETE SET NULL,
  hidden boolean NOT NULL DEFAULT false,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  revision bigint NOT NULL DEFAULT 0,
  deleted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK ((master_item_id IS NULL) <> (user_item_id IS NULL)),
  CHECK (completed = (completed_at IS NOT NULL))
);
CREATE INDEX items_open_idx ON items (user_id, created_at, id) WHERE deleted_at IS NULL AND NOT completed;
CREATE INDEX items_open_name_idx ON items (user_id, name_key) WHERE deleted_at IS NULL AND NOT completed;
CREATE INDEX items_completed_idx ON items (user_id, completed_at) WHERE deleted_at IS NULL AND completed;
CREATE INDEX items_deleted_idx ON items (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX items_user_revision_idx ON items (user_id, revision);
CREATE INDEX items_store_id_idx ON items (store_id);
CREATE INDEX items_cleared_store_id_idx ON items (cleared_store_id) WHERE cleared_store_id IS NOT NULL;
CREATE INDEX items_master_item_id_idx ON items (master_item_id);
CREATE INDEX items_user_item_id_idx ON items (user_item_id);
CREATE INDEX items_category_id_idx ON items (category_id);

-- What a device asked for, by its own operation id, with the answer it got: a repeat gets that answer again.
CREATE TABLE operations (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  status smallint NOT NULL,
  reply jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
CREATE INDEX operations_created_at_idx ON operations (created_at);

CREATE TABLE suggestions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  master_item_id uuid REFERENCES master_items ON DELETE CASCADE,
  user_item_id uuid REFERENCES user_items ON DELETE CASCADE,
  store_id uuid REFERENCES stores ON DELETE SET NULL,
  frequency integer NOT NULL DEFAULT 1,
  last_seen timestamptz(3) NOT NULL DEFAULT now(),
  confidence smallint NOT NULL DEFAULT 50 CHECK (confidence BETWEEN 0 AND 100),
  CHECK ((master_item_id IS NULL) <> (user_item_id IS NULL)),
  UNIQUE NULLS NOT DISTINCT (user_id, master_item_id, user_item_id)
);
CREATE INDEX suggestions_rank_idx ON suggestions (user_id, frequency DESC, last_seen DESC);

CREATE TABLE shopping_lists (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  store_id uuid REFERENCES stores ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  completed_at timestamptz(3),
  items_checked_off integer NOT NULL DEFAULT 0,
  items_skipped integer NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true
);
CREATE INDEX shopping_lists_user_id_idx ON shopping_lists (user_id, created_at DESC);
CREATE INDEX shopping_lists_store_id_idx ON shopping_lists (store_id);

CREATE TABLE store_visits (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  store_id uuid REFERENCES stores ON DELETE SET NULL,
  list_id uuid NOT NULL REFERENCES shopping_lists ON DELETE CASCADE,
  start_time timestamptz(3) NOT NULL,
  last_check_off timestamptz(3) NOT NULL,
  end_time timestamptz(3),
  duration integer,                      -- seconds, once it has ended
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX store_visits_open_key ON store_visits (user_id, store_id) WHERE end_time IS NULL;
CREATE INDEX store_visits_idle_idx ON store_visits (last_check_off) WHERE end_time IS NULL;
CREATE INDEX store_visits_store_id_idx ON store_visits (store_id, start_time DESC);
CREATE INDEX store_visits_list_id_idx ON store_visits (list_id);

CREATE TABLE shopping_history (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  item_id uuid NOT NULL REFERENCES items ON DELETE CASCADE,
  master_item_id uuid REFERENCES master_items ON DELETE SET NULL,
  user_item_id uuid REFERENCES user_items ON DELETE SET NULL,
  store_id uuid REFERENCES stores ON DELETE SET NULL,
  completed_at timestamptz(3) NOT NULL
);
CREATE INDEX shopping_history_user_id_idx ON shopping_history (user_id, completed_at DESC);
CREATE INDEX shopping_history_item_id_idx ON shopping_history (item_id);
CREATE INDEX shopping_history_master_item_id_idx ON shopping_history (master_item_id);
CREATE INDEX shopping_history_user_item_id_idx ON shopping_history (user_item_id);
CREATE INDEX shopping_history_store_id_idx ON shopping_history (store_id);

CREATE TABLE item_purchases (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  item_id uuid NOT NULL REFERENCES items ON DELETE CASCADE,
  store_id uuid REFERENCES stores ON DELETE SET NULL,
  visit_id uuid NOT NULL REFERENCES store_visits ON DELETE CASCADE,
  list_id uuid NOT NULL REFERENCES shopping_lists ON DELETE CASCADE,
  "timestamp" timestamptz(3) NOT NULL,
  order_in_visit integer NOT NULL,
  source text NOT NULL DEFAULT 'manual',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (visit_id, order_in_visit)
);
CREATE INDEX item_purchases_item_id_idx ON item_purchases (item_id);
CREATE INDEX item_purchases_user_id_idx ON item_purchases (user_id, "timestamp" DESC);
CREATE INDEX item_purchases_store_id_idx ON item_purchases (store_id, "timestamp" DESC);
CREATE INDEX item_purchases_list_id_idx ON item_purchases (list_id);

CREATE TABLE skipped_items (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  item_id uuid NOT NULL REFERENCES items ON DELETE CASCADE,
  store_id uuid REFERENCES stores ON DELETE SET NULL,
  visit_id uuid NOT NULL REFERENCES store_visits ON DELETE CASCADE,
  list_id uuid NOT NULL REFERENCES shopping_lists ON DELETE CASCADE,
  reason text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (visit_id, item_id)
);
CREATE INDEX skipped_items_item_id_idx ON skipped_items (item_id);
CREATE INDEX skipped_items_user_id_idx ON skipped_items (user_id);
CREATE INDEX skipped_items_store_id_idx ON skipped_items (store_id);
CREATE INDEX skipped_items_list_id_idx ON skipped_items (list_id);

CREATE TABLE recurring_items (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  household_id uuid REFERENCES households ON DELETE SET NULL,
  item_id uuid NOT NULL REFERENCES items ON DELETE CASCADE,
  is_recurring boolean NOT NULL DEFAULT true,
  recurrence_interval_days integer NOT NULL CHECK (recurrence_interval_days BETWEEN 1 AND 3650),
  recurrence_interval_weeks integer NOT NULL DEFAULT 1,
  start_date date NOT NULL,
  last_purchased_at timestamptz(3),
  next_due_date timestamptz(3) NOT NULL,
  recurrence_source text NOT NULL DEFAULT 'manual' CHECK (recurrence_source IN ('manual', 'learned')),
  revision bigint NOT NULL DEFAULT 0,
  deleted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX recurring_items_household_item_key
  ON recurring_items (household_id, item_id) WHERE deleted_at IS NULL;
CREATE INDEX recurring_items_due_idx ON recurring_items (next_due_date) WHERE is_recurring AND deleted_at IS NULL;
CREATE INDEX recurring_items_user_revision_idx ON recurring_items (user_id, revision);
CREATE INDEX recurring_items_item_id_idx ON recurring_items (item_id);

-- One row for each date on which a repeat put its item on the list: the same date cannot come twice.
CREATE TABLE recurring_occurrences (
  recurring_item_id uuid NOT NULL REFERENCES recurring_items ON DELETE CASCADE,
  local_date date NOT NULL,
  item_id uuid REFERENCES items ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (recurring_item_id, local_date)
);
CREATE INDEX recurring_occurrences_item_id_idx ON recurring_occurrences (item_id);

CREATE TABLE feedback (
  id uuid PRIMARY KEY,
  message text NOT NULL CHECK (char_length(message) BETWEEN 1 AND 1000),
  type text NOT NULL DEFAULT 'general',
  user_id uuid REFERENCES users ON DELETE SET NULL,
  user_name text NOT NULL,
  user_role text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX feedback_created_at_idx ON feedback (created_at DESC, id);
CREATE INDEX feedback_user_id_idx ON feedback (user_id);

CREATE TABLE waitlist (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'contacted', 'converted')),
  notes text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX waitlist_email_key ON waitlist (lower(email));
CREATE INDEX waitlist_created_at_idx ON waitlist (created_at DESC, id);

CREATE TABLE store_category_usage (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  category_name text NOT NULL,
  item_name text,
  action_type text NOT NULL DEFAULT 'added' CHECK (action_type IN ('added', 'kept', 'removed', 'purchased')),
  "timestamp" timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX store_category_usage_store_idx ON store_category_usage (store_id, category_name);
CREATE INDEX store_category_usage_user_idx ON store_category_usage (user_id);
CREATE INDEX store_category_usage_timestamp_idx ON store_category_usage ("timestamp");

CREATE TABLE store_category_confidence (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  category_name text NOT NULL,
  confidence_score smallint NOT NULL DEFAULT 0 CHECK (confidence_score BETWEEN 0 AND 100),
  user_count integer NOT NULL DEFAULT 0,
  usage_frequency integer NOT NULL DEFAULT 0,
  last_updated timestamptz(3) NOT NULL DEFAULT now(),
  is_user_generated boolean NOT NULL DEFAULT true,
  UNIQUE (store_id, category_name)
);
CREATE INDEX store_category_confidence_score_idx ON store_category_confidence (confidence_score DESC);

-- Things that belong to the installation, such as the secret code that was made at its first start.
CREATE TABLE settings (
  name text PRIMARY KEY,
  value text NOT NULL
);
