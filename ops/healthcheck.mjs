// HEALTHCHECK of the image: whether the server of this container is ready. The base image has no curl.
const port = process.env.PORT || "3000";
const ready = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
  (reply) => reply.ok,
  () => false,
);
process.exit(ready ? 0 : 1);
