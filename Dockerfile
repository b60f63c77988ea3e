# The shop in a container, with a Postgres beside it: see compose.yaml and docs/running.md.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --include=optional --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
RUN install -d -o node -g node /data
COPY --from=build --chown=root:root /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/dist dist
COPY --from=build /shop/src src
COPY --from=build /shop/catalogue catalogue
COPY --from=build /shop/locales locales
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Requests, jobs and connections are closed in order on SIGTERM.
STOPSIGNAL SIGTERM
# As tools/shop-program.mjs says.
CMD ["node", "--max-semi-space-size=4", "dist/shop/main.mjs"]
