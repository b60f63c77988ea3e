# A shared cache between nginx and the shop's web processes; docs/running.md says how to start it.
# It keeps what the shop marks with Surrogate-Control, and files with a lasting Cache-Control. The
# shop purges what changes by surrogate keys. While no web process answers, old pages are served.
vcl 4.1;

import directors;
import std;
import xkey;

probe ready {
  .url = "/health/ready";
  .interval = 1s;
  .timeout = 1s;
  .window = 2;
  .threshold = 2;
  .initial = 2;
}

backend web1 {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = ready;
  .between_bytes_timeout = 120s;
}

backend web2 {
  .host = "127.0.0.1";
  .port = "3001";
  .probe = ready;
  .between_bytes_timeout = 120s;
}

# Whoever may purge: the shop's processes.
acl shop {
  "127.0.0.1";
}

sub vcl_init {
  new web = directors.round_robin();
  web.add_backend(web1);
  web.add_backend(web2);
}

sub vcl_recv {
  set req.backend_hint = web.backend();

  if (req.method == "PURGE") {
    # A proxy on this machine would forward anyone's.
    if (client.ip !~ shop || req.http.X-Forwarded-For ~ ",") {
      return (synth(405, "Not allowed"));
    }
    # Keeps the old page for as long as no process answers.
    set req.http.X-Purged = xkey.softpurge(req.http.xkey);
    return (synth(200, "Purged"));
  }

  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # Old pages are for when the shop does not answer: if it fails, the request starts again and may have one.
  if (req.restarts == 0) {
    unset req.http.X-May-Be-Old;
    if (std.healthy(req.backend_hint)) {
      set req.grace = 0s;
    }
  } else {
    set req.grace = 24h;
    set req.http.X-May-Be-Old = "yes";
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(office|account|cart|checkout|gateway|metrics|health)([/?]|$)") {
    return (pass);
  }
  if (req.url ~ "^/api/" && req.url !~ "^/api/(category|product)/") {
    return (pass);
  }
  # Whatever the shop marks as public is the same with and without cookies.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.status >= 500 && !bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-May-Be-Old)) {
    return (abandon);
  }
  set beresp.grace = 24h;
  if (beresp.http.Surrogate-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    return (deliver);
  }
}

sub vcl_backend_error {
  if (!bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-May-Be-Old)) {
    return (abandon);
  }
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.body = {"<!doctype html><html lang="en-GB"><title>Back in a moment</title><h1>The shop will be back in a moment</h1><p>Please try again. Your cart is safe.</p></html>"};
  return (deliver);
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.Surrogate-Control;
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  unset resp.http.Age;
}
