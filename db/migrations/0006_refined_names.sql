-- Which engine gave an answer, and how often the endpoint was asked for a better one and gave none.
ALTER TABLE ai_categorization_cache
  ADD answered_by text NOT NULL DEFAULT 'embedded' CHECK (answered_by IN ('embedded', 'endpoint')),
  ADD vain_asks smallint NOT NULL DEFAULT 0;

-- The form in which names are compared: "tomato" is not added while "Tomatoes" is open. Null: added by an older version.
ALTER TABLE items ADD match_key text;
CREATE INDEX items_open_match_idx ON items (user_id, match_key) WHERE deleted_at IS NULL AND NOT completed;
