# Windschatten in a container: docs/operating.md, "Container and service".
FROM node:20-slim AS build
WORKDIR /windschatten
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm ci --omit=dev --no-audit --no-fund

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173
WORKDIR /windschatten
COPY --from=build /windschatten/package.json ./
COPY --from=build /windschatten/node_modules node_modules
COPY --from=build /windschatten/content content
COPY --from=build /windschatten/dist dist
# the process may write to the folder of the races only
RUN mkdir data && chown node:node data
USER node
VOLUME /windschatten/data
EXPOSE 4173
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/command/server.js"]
