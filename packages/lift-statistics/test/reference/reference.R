# Reference values by R, for comparison with this package: random inputs and what R makes of them.
#
#   Rscript reference.R FOLDER SEED CLOSED NUMERICAL
#
# writes one CSV a family into FOLDER: CLOSED rows for closed forms, NUMERICAL for families that are computed by integration
# or by iteration. Needs the packages metafor and survey (Debian: r-cran-metafor, r-cran-survey). Nothing here is translated
# from the package: where R or a package of R has a function for it, that is used; else the definition.

suppressPackageStartupMessages({ library(stats); library(metafor); library(survey) })
arguments <- commandArgs(trailingOnly = TRUE)
folder <- arguments[1]; closed <- as.integer(arguments[3]); numerical <- as.integer(arguments[4])
set.seed(as.integer(arguments[2]))
dir.create(folder, showWarnings = FALSE, recursive = TRUE)

text <- function(value) ifelse(is.na(value), "null", ifelse(is.infinite(value), ifelse(value > 0, "Infinity", "-Infinity"), sprintf("%.17g", value)))
# A list in one cell is joined by blanks.
cell <- function(value) paste(text(as.numeric(value)), collapse = " ")
save <- function(family, rows) {
  names <- names(rows[[1]])
  lines <- vapply(rows, function(row) paste(vapply(row, function(value) if (is.character(value)) value else cell(value), ""), collapse = ","), "")
  writeLines(c(paste(names, collapse = ","), lines), file.path(folder, paste0(family, ".csv")))
  cat(sprintf("%-24s %d\n", family, length(rows)))
}
make <- function(family, count, row) save(family, lapply(seq_len(count), function(i) row()))

# Groups of 1 to 20,000, small ones as often as large ones; any share, the ends included.
size <- function(least = 1, most = 20000) floor(exp(runif(1, log(least), log(most + 1))))
group <- function(least = 1, most = 20000) { n <- size(least, most); share <- sample(c(0, 1, rbeta(1, 0.7, 0.7), runif(1)), 1, prob = c(.04, .04, .32, .6)); c(x = rbinom(1, n, share), n = n) }
# Both groups have respondents in target and out of target.
inner <- function(least = 4, most = 20000) { g <- group(least, most); g["x"] <- min(max(g["x"], 1), g["n"] - 1); g }
level <- function() sample(c(0.8, 0.85, 0.9, 0.95, runif(1, 0.55, 0.999)), 1)
variance <- function(e, c) { pe <- e[["x"]] / e[["n"]]; pc <- c[["x"]] / c[["n"]]; pe * ((e[["n"]] - e[["x"]]) / e[["n"]]) / e[["n"]] + pc * ((c[["n"]] - c[["x"]]) / c[["n"]]) / c[["n"]] }
lift <- function(e, c) e[["x"]] / e[["n"]] - c[["x"]] / c[["n"]]

# ---- closed forms ------------------------------------------------------------------------------------------------------

make("msprt", closed, function() {
  e <- inner(); c <- inner(); tau <- runif(1, 0.005, 0.2); alpha <- runif(1, 0.001, 0.5)
  V <- variance(e, c); d <- lift(e, c)
  # The likelihood ratio of the mixture is a ratio of two normal densities.
  log.lambda <- dnorm(d, 0, sqrt(V + tau^2), log = TRUE) - dnorm(d, 0, sqrt(V), log = TRUE)
  half <- sqrt(2 * log(1 / alpha * sqrt((V + tau^2) / V)) * V * (V + tau^2) / tau^2)
  list(xe = e[["x"]], ne = e[["n"]], xc = c[["x"]], nc = c[["n"]], tau = tau, alpha = alpha, logLambda = log.lambda, p = min(1, exp(-log.lambda)), halfWidth = half)
})

make("asymptoticCs", closed, function() {
  e <- inner(); c <- inner(); alpha <- runif(1, 0.001, 0.5); rho <- exp(runif(1, log(0.001), log(2))); at <- size(10, 50000)
  t <- e[["n"]] + c[["n"]]; s2 <- t * variance(e, c)
  half <- function(rho) sqrt(2 * (t * s2 * rho^2 + 1) / (t^2 * rho^2) * log(sqrt(t * s2 * rho^2 + 1) / alpha))
  tuned <- sqrt((-2 * log(alpha) + log(-2 * log(alpha) + 1)) / (s2 * at))
  list(xe = e[["x"]], ne = e[["n"]], xc = c[["x"]], nc = c[["n"]], alpha = alpha, rho = rho, tightestAt = at, halfWidth = half(rho), halfWidthTuned = half(tuned))
})

make("multiplicity", closed, function() {
  k <- sample(1:60, 1); p <- switch(sample(3, 1), runif(k), rbeta(k, 0.3, 1), round(runif(k), 2))
  o <- order(p); sorted <- p[o]; sidak.down <- numeric(k)
  sidak.down[o] <- pmin(1, cummax(1 - exp((k - seq_len(k) + 1) * log1p(-sorted))))
  list(p = p, bonferroni = p.adjust(p, "bonferroni"), holm = p.adjust(p, "holm"), hochberg = p.adjust(p, "hochberg"), benjaminiHochberg = p.adjust(p, "BH"), benjaminiYekutieli = p.adjust(p, "BY"), sidak = 1 - (1 - p)^k, holmSidak = sidak.down)
})

make("srm", closed, function() {
  k <- sample(2:6, 1); expected <- sample(c(1, 1, 2, 3, 5), k, replace = TRUE) * runif(k, 0.9, 1.1); n <- size(20, 1e6)
  observed <- as.vector(rmultinom(1, n, expected * exp(rnorm(k, 0, 1 / sqrt(n) * 2))))
  test <- suppressWarnings(chisq.test(observed, p = expected / sum(expected)))
  list(observed = observed, expected = expected, chiSquare = test$statistic[[1]], df = test$parameter[[1]], p = test$p.value)
})

strata <- function(k, make.group) { e <- sapply(1:k, function(i) make.group()); c <- sapply(1:k, function(i) make.group()); list(xe = e[1, ], ne = e[2, ], xc = c[1, ], nc = c[2, ]) }

make("heterogeneity", closed, function() {
  s <- strata(sample(2:8, 1), inner)
  fit <- rma.uni(measure = "RD", ai = s$xe, n1i = s$ne, ci = s$xc, n2i = s$nc, method = "FE", add = 0, to = "none")
  c(s, list(pooled = fit$beta[[1]], sePooled = fit$se, q = fit$QE, p = fit$QEp))
})

make("mantelHaenszel", closed, function() {
  s <- strata(sample(2:8, 1), function() group(2))
  fit <- rma.mh(measure = "RD", ai = s$xe, n1i = s$ne, ci = s$xc, n2i = s$nc, add = 0, to = "none", drop00 = FALSE)
  c(s, list(points = fit$beta[[1]], standardError = fit$se, p = fit$pval))
})

make("trend", closed, function() {
  k <- sample(3:8, 1); g <- sapply(1:k, function(i) inner(4, 3000)); scores <- cumsum(c(sample(0:2, 1), sample(1:4, k - 1, replace = TRUE)))
  test <- prop.trend.test(g[1, ], g[2, ], scores)
  fit <- lm(g[1, ] / g[2, ] ~ scores, weights = g[2, ])
  list(x = g[1, ], n = g[2, ], scores = scores, chiSquare = test$statistic[[1]], p = test$p.value, slope = coef(fit)[[2]])
})

make("power", closed, function() {
  pe <- runif(1, 0.02, 0.98); pc <- min(0.98, max(0.02, pe + rnorm(1, 0, 0.08))); ne <- size(10); nc <- size(10); L <- level()
  z <- qnorm(1 - (1 - L) / 2); d <- abs(pe - pc); se <- sqrt(pe * (1 - pe) / ne + pc * (1 - pc) / nc)
  p <- (ne * pe + nc * pc) / (ne + nc); se0 <- sqrt(p * (1 - p) * (1 / ne + 1 / nc))
  equal <- power.prop.test(n = ne, p1 = pe, p2 = pc, sig.level = 1 - L, strict = TRUE, tol = 1e-13)$power
  list(exposed = pe, control = pc, ne = ne, nc = nc, level = L, unpooledBothTails = pnorm(d / se - z) + pnorm(-d / se - z), unpooledOneTail = pnorm(d / se - z), pooledNull = pnorm((d - z * se0) / se), pooledNullBothTails = pnorm((d - z * se0) / se) + pnorm((-d - z * se0) / se), equalGroups = equal)
})

make("fleiss", closed, function() {
  pe <- runif(1, 0.02, 0.98); pc <- min(0.98, max(0.02, pe + sample(c(-1, 1), 1) * runif(1, 0.01, 0.3))); if (abs(pe - pc) < 0.005) pc <- pe + sign(0.5 - pe) * 0.01
  r <- sample(c(1, runif(1, 0.2, 5)), 1); L <- level(); target <- runif(1, 0.6, 0.99)
  za <- qnorm(1 - (1 - L) / 2); zb <- qnorm(target); p <- (pe + r * pc) / (r + 1)
  m1 <- (za * sqrt((r + 1) * p * (1 - p)) + zb * sqrt(r * pe * (1 - pe) + pc * (1 - pc)))^2 / (r * (pe - pc)^2)
  m <- m1 / 4 * (1 + sqrt(1 + 2 * (r + 1) / (m1 * r * abs(pe - pc))))^2
  list(exposed = pe, control = pc, controlPerExposed = r, level = L, power = target, n = m1, corrected = m)
})

make("intervals", closed, function() {
  e <- group(2); c <- group(2); L <- level(); z <- qnorm(1 - (1 - L) / 2); pe <- e[["x"]] / e[["n"]]; pc <- c[["x"]] / c[["n"]]
  # R's prop.test without correction has Wilson's interval of one proportion.
  we <- suppressWarnings(prop.test(e[["x"]], e[["n"]], conf.level = L, correct = FALSE))$conf.int
  wc <- suppressWarnings(prop.test(c[["x"]], c[["n"]], conf.level = L, correct = FALSE))$conf.int
  ae <- (e[["x"]] + 1) / (e[["n"]] + 2); ac <- (c[["x"]] + 1) / (c[["n"]] + 2); am <- z * sqrt(ae * (1 - ae) / (e[["n"]] + 2) + ac * (1 - ac) / (c[["n"]] + 2))
  zero <- e[["x"]] == 0 || c[["x"]] == 0
  log.m <- if (zero) NA else z * sqrt(1 / e[["x"]] - 1 / e[["n"]] + 1 / c[["x"]] - 1 / c[["n"]]); ratio <- log(pe / pc)
  list(xe = e[["x"]], ne = e[["n"]], xc = c[["x"]], nc = c[["n"]], level = L, wilsonLower = we[1], wilsonUpper = we[2], newcombeLower = pe - pc - sqrt((pe - we[1])^2 + (wc[2] - pc)^2), newcombeUpper = pe - pc + sqrt((we[2] - pe)^2 + (pc - wc[1])^2), agrestiCaffoLower = ae - ac - am, agrestiCaffoUpper = ae - ac + am, relativeLower = if (zero) NA else exp(ratio - log.m) - 1, relativeUpper = if (zero) NA else exp(ratio + log.m) - 1)
})

make("conditionalPower", closed, function() {
  e <- inner(); c <- inner(); more <- c(size(1), size(1)); L <- level(); z <- qnorm(1 - (1 - L) / 2); pe <- runif(1, 0.02, 0.98); pc <- runif(1, 0.02, 0.98)
  N <- c(e[["n"]], c[["n"]]) + more
  end <- function(te, tc) {
    ends <- c((e[["x"]] + more[1] * te) / N[1], (c[["x"]] + more[2] * tc) / N[2])
    sigma <- sqrt(more[1] * te * (1 - te) / N[1]^2 + more[2] * tc * (1 - tc) / N[2]^2); se <- sqrt(sum(ends * (1 - ends) / N)); mu <- ends[1] - ends[2]
    pnorm(z * se, mu, sigma, lower.tail = FALSE) + pnorm(-z * se, mu, sigma)
  }
  # Where both groups grow by the same factor, the trend's power is that of the B-value (Lan and Wittes).
  t <- runif(1, 0.05, 0.95); Z <- lift(e, c) / sqrt(variance(e, c)); B <- Z * sqrt(t); drift <- Z / sqrt(t)
  b.value <- pnorm((B + drift * (1 - t) - z) / sqrt(1 - t)) + pnorm((-B - drift * (1 - t) - z) / sqrt(1 - t))
  common <- (e[["x"]] + c[["x"]]) / (e[["n"]] + c[["n"]])
  list(xe = e[["x"]], ne = e[["n"]], xc = c[["x"]], nc = c[["n"]], finalExposed = N[1], finalControl = N[2], level = L, assumedExposed = pe, assumedControl = pc, trend = end(e[["x"]] / e[["n"]], c[["x"]] / c[["n"]]), noEffect = end(common, common), planned = end(pe, pc), t = t, bValue = b.value)
})

make("chiSquare", closed, function() { df <- sample(c(1:10, size(1, 400)), 1); x <- df * rexp(1) * 1.5; list(x = x, df = df, p = pchisq(x, df, lower.tail = FALSE)) })

# ---- by integration or iteration ---------------------------------------------------------------------------------------

# Directly: the control's share that makes the counts most likely when the lift (or the ratio) is given, as the root of the
# slope of the likelihood over the log odds of its place between the two ends that it can have. `shares` gives the control's
# share p, its complement, the exposed share q and its complement.
likeliest <- function(e, c, shares, chain = 1) {
  slope <- function(u) { v <- shares(plogis(u), plogis(-u)); a <- function(k, share) if (k == 0) 0 else k / share; (a(e[["x"]], v$q) - a(e[["n"]] - e[["x"]], v$qc)) * chain + a(c[["x"]], v$p) - a(c[["n"]] - c[["x"]], v$pc) }
  at <- if (slope(-34) <= 0) -34 else if (slope(34) >= 0) 34 else uniroot(slope, c(-34, 34), tol = 1e-15, maxiter = 5000)$root
  shares(plogis(at), plogis(-at))
}
score.interval <- function(e, c, L, factor) {
  z <- qnorm(1 - (1 - L) / 2); d <- lift(e, c)
  excess <- function(delta) {
    W <- 1 - abs(delta); up <- max(0, delta); down <- max(0, -delta)
    v <- likeliest(e, c, function(s, r) list(p = down + W * s, pc = up + W * r, q = up + W * s, qc = down + W * r))
    abs(d - delta) - z * sqrt(factor * (v$q * v$qc / e[["n"]] + v$p * v$pc / c[["n"]]))
  }
  nudge <- 1e-13
  c(uniroot(excess, c(-1 + 1e-12, d - nudge), tol = 1e-14, maxiter = 5000)$root, uniroot(excess, c(d + nudge, 1 - 1e-12), tol = 1e-14, maxiter = 5000)$root)
}
make("miettinenNurminen", numerical, function() {
  e <- inner(4, 3000); c <- inner(4, 3000); L <- level(); N <- e[["n"]] + c[["n"]]
  mn <- score.interval(e, c, L, N / (N - 1)); mee <- score.interval(e, c, L, 1)
  list(xe = e[["x"]], ne = e[["n"]], xc = c[["x"]], nc = c[["n"]], level = L, mnLower = mn[1], mnUpper = mn[2], meeLower = mee[1], meeUpper = mee[2])
})
make("koopman", numerical, function() {
  e <- inner(4, 3000); c <- inner(4, 3000); L <- level(); z <- qnorm(1 - (1 - L) / 2); pe <- e[["x"]] / e[["n"]]; pc <- c[["x"]] / c[["n"]]; centre <- log(pe / pc)
  excess <- function(log.phi) {
    phi <- exp(log.phi); W <- min(1, 1 / phi)
    v <- likeliest(e, c, function(s, r) list(p = W * s, pc = 1 - W + W * r, q = phi * W * s, qc = 1 - phi * W + phi * W * r), phi)
    abs(pe - phi * pc) - z * sqrt(v$q * v$qc / e[["n"]] + phi^2 * v$p * v$pc / c[["n"]])
  }
  root <- function(from, to) exp(uniroot(excess, c(from, to), tol = 1e-15, maxiter = 5000)$root) - 1
  list(xe = e[["x"]], ne = e[["n"]], xc = c[["x"]], nc = c[["n"]], level = L, lower = root(centre - 12, centre - 1e-12), upper = root(centre + 1e-12, centre + 12))
})

# Gauss and Legendre's points by the eigenvalues of Jacobi's matrix (Golub and Welsch).
legendre <- function(n) { k <- seq_len(n - 1); b <- k / sqrt(4 * k^2 - 1); J <- matrix(0, n, n); J[cbind(k, k + 1)] <- b; J[cbind(k + 1, k)] <- b; e <- eigen(J, symmetric = TRUE); list(x = e$values, w = 2 * e$vectors[1, ]^2) }
rule <- legendre(400)
# Armitage, McPherson and Rowe on the scale of Z·√t, over the whole width; paths beyond 12 standard deviations are left out.
crossing <- function(state, t, z) {
  if (is.null(state)) return(2 * pnorm(-z))
  s <- sqrt(t - state$t); edge <- z * sqrt(t)
  sum(state$f * (pnorm((edge - state$x) / s, lower.tail = FALSE) + pnorm((-edge - state$x) / s)))
}
advance <- function(state, t, z) {
  reach <- min(z, 12) * sqrt(t); y <- rule$x * reach; w <- rule$w * reach
  f <- if (is.null(state)) dnorm(y, 0, sqrt(t)) else as.vector(dnorm(outer(y, state$x, "-"), 0, sqrt(t - state$t)) %*% state$f)
  list(t = t, x = y, f = f * w)
}
first.pass <- function(t, z) {
  state <- NULL; crossed <- numeric(length(t))
  for (k in seq_along(t)) { crossed[k] <- crossing(state, t[k], z[k]); if (k < length(t)) state <- advance(state, t[k], z[k]) }
  crossed
}
fractions <- function(k) { repeat { t <- sort(runif(k, 0.02, 1)); t[k] <- 1; if (all(diff(c(0, t)) > 0.02)) return(t) } }
make("groupSequential", numerical, function() {
  k <- sample(1:8, 1); t <- if (runif(1) < 0.5) (1:k) / k else fractions(k); alpha <- runif(1, 0.01, 0.3)
  solve <- function(shape) if (k == 1) qnorm(1 - alpha / 2) else uniroot(function(c) sum(first.pass(t, c * shape)) - alpha, c(qnorm(1 - alpha / 2) - 1e-3, qnorm(1 - alpha / 2 / k) + 1e-3), tol = 1e-14)$root
  list(information = t, alpha = alpha, pocock = solve(rep(1, k)) * rep(1, k), obrienFleming = solve(1 / sqrt(t)) / sqrt(t))
})
make("spending", numerical, function() {
  k <- sample(2:8, 1); t <- fractions(k); alpha <- runif(1, 0.02, 0.3)
  bounds <- function(spent) {
    z <- numeric(0); state <- NULL
    for (j in 1:k) {
      due <- spent[j] - if (j > 1) spent[j - 1] else 0
      z[j] <- if (j == 1) qnorm(due / 2, lower.tail = FALSE) else uniroot(function(c) log(max(crossing(state, t[j], c), 1e-320)) - log(due), c(0.1, 25), tol = 1e-14)$root
      if (j < k) state <- advance(state, t[j], z[j])
    }
    z
  }
  of <- 4 * pnorm(qnorm(1 - alpha / 4) / sqrt(t), lower.tail = FALSE); po <- alpha * log(1 + (exp(1) - 1) * t)
  list(information = t, alpha = alpha, spentObrienFleming = of, obrienFleming = bounds(of), spentPocock = po, pocock = bounds(po))
})
make("everSignificant", numerical, function() { k <- sample(1:20, 1); t <- if (k <= 8) fractions(k) else (1:k) / k; L <- level(); list(information = t, level = L, probability = sum(first.pass(t, rep(qnorm(1 - (1 - L) / 2), k)))) })

make("raking", numerical, function() {
  levels <- sample(2:4, 2, replace = TRUE); cells <- expand.grid(a = seq_len(levels[1]), b = seq_len(levels[2])); n <- rpois(nrow(cells), exp(runif(1, 2, 6))) + 1
  x <- rbinom(nrow(cells), n, runif(nrow(cells), 0.1, 0.9)); ta <- rgamma(levels[1], 4); ta <- ta / sum(ta); tb <- rgamma(levels[2], 4); tb <- tb / sum(tb)
  # Raking is calibration by an exponential: the weights exp(Xb) whose totals fit, by Newton's method.
  X <- model.matrix(~ factor(a) + factor(b), cells); total <- c(1, ta[-1], tb[-1]) * sum(n); b <- numeric(ncol(X))
  for (i in 1:200) { w <- as.vector(exp(X %*% b)); gap <- total - colSums(X * (n * w)); if (max(abs(gap)) < 1e-13 * sum(n)) break; b <- b + solve(crossprod(X, X * (n * w)), gap) }
  p <- sum(x * w) / sum(n * w); people <- cells[rep(seq_along(n), n), ]; y <- unlist(Map(function(x, n) rep(c(1, 0), c(x, n - x)), x, n)); weight <- rep(w, n)
  e <- residuals(lm(y ~ factor(a) + factor(b), data = people, weights = weight))
  list(a = cells$a, b = cells$b, n = n, x = x, targetA = ta, targetB = tb, weights = w, effective = sum(n * w)^2 / sum(n * w^2), weightedProportion = p, standardError = sqrt(sum(weight^2 * e^2)) / sum(weight))
})

# P(E > C + gap): where C is above 1 - gap it cannot be, where it is below -gap it is certain. The integral is divided where the density of C and the
# step of E are, since either can be much the narrower of the two.
beats <- function(ae, be, ac, bc, gap) {
  around <- function(a, b) { m <- a / (a + b); m + sqrt(m * (1 - m) / (a + b + 1)) * c(-30, -12, -8, -4, -2, 0, 2, 4, 8, 12, 30) }
  low <- max(0, -gap); high <- min(1, 1 - gap)
  cuts <- sort(unique(pmin(high, pmax(low, c(low, around(ac, bc), around(ae, be) - gap, high)))))
  f <- function(x) dbeta(x, ac, bc) * pbeta(x + gap, ae, be, lower.tail = FALSE)
  # R's integrate refuses some intervals for rounding errors: those are halved.
  area <- function(from, to, halvings = 0) {
    whole <- integrate(f, from, to, rel.tol = 1e-12, abs.tol = 1e-15, subdivisions = 2000, stop.on.error = FALSE)
    if (whole$message == "OK" || halvings == 12) whole$value else area(from, (from + to) / 2, halvings + 1) + area((from + to) / 2, to, halvings + 1)
  }
  parts <- mapply(function(from, to) if (to > from) area(from, to) else 0, head(cuts, -1), tail(cuts, -1))
  sum(parts) + (if (gap < 0) pbeta(-gap, ac, bc) else 0)
}
make("betaBinomial", numerical, function() {
  e <- group(1, 20000); c <- group(1, 20000); prior <- sample(c(1, 2, 1), 1); L <- level(); tail <- (1 - L) / 2
  ae <- prior + e[["x"]]; be <- prior + e[["n"]] - e[["x"]]; ac <- prior + c[["x"]]; bc <- prior + c[["n"]] - c[["x"]]
  edge <- function(tail) uniroot(function(gap) beats(ae, be, ac, bc, gap) - tail, c(-1 + 1e-9, 1 - 1e-9), tol = 1e-13)$root
  list(xe = e[["x"]], ne = e[["n"]], xc = c[["x"]], nc = c[["n"]], prior = prior, level = L, probability = beats(ae, be, ac, bc, 0), mean = ae / (ae + be) - ac / (ac + bc), lower = edge(1 - tail), upper = edge(tail))
})
