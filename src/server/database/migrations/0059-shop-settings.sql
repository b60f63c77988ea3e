-- What the office has set; groups without a row have the values of the environment.
CREATE TABLE shop_setting (
  settings_group text PRIMARY KEY,
  value jsonb NOT NULL,
  version integer NOT NULL,
  changed_at timestamptz NOT NULL
);

-- Every process reads its settings again.
CREATE FUNCTION tell_settings() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM pg_notify('settings', NEW.settings_group);
    RETURN NULL;
  END $$;
CREATE TRIGGER shop_setting_told AFTER INSERT OR UPDATE ON shop_setting
  FOR EACH ROW EXECUTE FUNCTION tell_settings();
